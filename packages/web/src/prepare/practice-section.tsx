import type { Campaign, Practice } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { counted } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { PracticeEditor } from './practice-editor.js';
import { STANDARD_PRACTICE } from './standard-practice.js';

/** The items that every judge meets first; they do not count. */
export function PracticeSection({ campaign: { id } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/practice', { param: { campaign: id } });
  const [changed, setChanged] = useState<Practice>();
  const { run, busy, error } = useAction(async (practice: Practice) => {
    await api.put('/campaigns/:campaign/practice', { param: { campaign: id }, json: practice });
    setChanged(undefined);
  });
  return (
    <section aria-labelledby="practice">
      <h2 id="practice">Practice</h2>
      <p>Each judge meets these first, and then sees what you would say. They do not count.</p>
      <Loaded query={query} what="the practice items">
        {(kept) => {
          const { items } = changed ?? kept;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (changed !== undefined) run(changed);
              }}
            >
              {items.map((item, at) => (
                <PracticeEditor
                  key={at}
                  number={at + 1}
                  item={item}
                  onChange={(next) => {
                    setChanged({ items: items.with(at, next) });
                  }}
                  onRemove={() => {
                    setChanged({ items: items.toSpliced(at, 1) });
                  }}
                />
              ))}
              {error !== undefined && <ProblemNote error={error} />}
              <div className="actions">
                <button
                  type="button"
                  onClick={() => {
                    setChanged({
                      items: [...items, ...STANDARD_PRACTICE.items.slice(items.length % 3, (items.length % 3) + 1)],
                    });
                  }}
                >
                  Add an item
                </button>
                <button type="submit" disabled={busy || changed === undefined}>
                  Save the practice
                </button>
                <p role="status" className="quiet">
                  {changed === undefined ? `${counted(kept.items.length, 'item')} saved.` : 'Not saved yet.'}
                </p>
              </div>
            </form>
          );
        }}
      </Loaded>
    </section>
  );
}

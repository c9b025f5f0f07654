import type { Campaign, Practice } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { counted } from '../shell/format.js';
import { LoadedSection } from '../shell/loaded.js';
import { SaveForm } from '../shell/save-form.js';
import { useAction } from '../shell/use-action.js';
import { PracticeEditor } from './practice-editor.js';
import { STANDARD_PRACTICE } from './standard-practice.js';

/** The items that every judge meets first; they do not count. */
export function PracticeSection({ campaign: { id } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/practice', { param: { campaign: id } });
  const [changed, setChanged] = useState<Practice>();
  const {
    run: keep,
    busy,
    error,
  } = useAction(async () => {
    if (changed === undefined) return;
    await api.put('/campaigns/:campaign/practice', { param: { campaign: id }, json: changed });
    setChanged(undefined);
  });
  const change = (items: Practice['items']): void => {
    setChanged({ items });
  };
  return (
    <LoadedSection
      id="practice"
      title="Practice"
      intro={<p>Each judge meets these first, and then sees what you would say. They do not count.</p>}
      query={query}
      what="the practice items"
    >
      {(kept) => {
        const { items } = changed ?? kept;
        const standard = STANDARD_PRACTICE.items[items.length % STANDARD_PRACTICE.items.length];
        return (
          <SaveForm
            saving={{ isKept: changed === undefined, keep, busy, error }}
            what="the practice"
            saved={`${counted(kept.items.length, 'item')} saved.`}
            action={
              <button type="button" onClick={() => change([...items, standard])}>
                Add an item
              </button>
            }
          >
            {items.map((item, at) => (
              <PracticeEditor
                key={at}
                number={at + 1}
                item={item}
                onChange={(next) => change(items.with(at, next))}
                onRemove={() => change(items.toSpliced(at, 1))}
              />
            ))}
          </SaveForm>
        );
      }}
    </LoadedSection>
  );
}

import type { Campaign, Item } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { counted } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';
import { ItemJudgments } from './item-judgments.js';

const ROWS = 25;
const KINDS = [
  ['', 'All'],
  ['flagged', 'Flagged'],
  ['skipped', 'Skipped'],
] as const;

/** The items of a campaign, with their judgments. */
export function ItemsRoom({ campaign: { id, items } }: { readonly campaign: Campaign }): ReactElement {
  const [params, setParams] = useSearchParams();
  const only = KINDS.find(([kind]) => kind === params.get('only'))?.[0] ?? '';
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const query = useQuery('/campaigns/:campaign/items', {
    param: { campaign: id },
    query: { limit: ROWS, only: only === '' ? undefined : only, cursor },
  });
  return (
    <section aria-labelledby="items">
      <h2 id="items">{counted(items, 'item')}</h2>
      <fieldset className="choice">
        <legend className="unseen">Which items</legend>
        {KINDS.map(([kind, words]) => (
          <label key={kind}>
            <input
              type="radio"
              name="only"
              checked={only === kind}
              onChange={() => {
                setParams(kind === '' ? {} : { only: kind });
                setCursors([]);
              }}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <Loaded query={query} what="the items">
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="empty">None.</p>}
            <ul className="items">
              {rows.map((item) => (
                <ItemRow key={item.id} campaign={id} item={item} />
              ))}
            </ul>
            <div className="actions">
              <button
                type="button"
                disabled={cursors.length === 0}
                onClick={() => {
                  setCursors(cursors.slice(0, -1));
                }}
              >
                Earlier
              </button>
              <button
                type="button"
                disabled={next === null}
                onClick={() => {
                  if (next !== null) setCursors([...cursors, next]);
                }}
              >
                Later
              </button>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

function ItemRow({ campaign, item }: { readonly campaign: string; readonly item: Item }): ReactElement {
  const [open, setOpen] = useState(false);
  const { id, sentence, source, judged, wanted, flags, skips } = item;
  return (
    <li>
      <details
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary>
          <span className="sentence" dir="auto">
            {source}
          </span>
          <span className="facts">
            <span>sentence {sentence + 1}</span>
            <span>
              {judged} of {wanted} judged
            </span>
            {flags > 0 && <span className="state">⚑ {counted(flags, 'flag')}</span>}
            {skips > 0 && <span className="state">{counted(skips, 'skip')}</span>}
          </span>
        </summary>
        {open && <ItemJudgments campaign={campaign} id={id} />}
      </details>
    </li>
  );
}

import { counted } from '@stet/core/internal';
import type { Campaign, Item } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { Choice } from '../shell/choices.js';
import { doneOf } from '../shell/done-of.js';
import { Loaded } from '../shell/loaded.js';
import { PageButtons, usePages } from '../shell/pages.js';
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
  const pages = usePages();
  const query = useQuery('/campaigns/:campaign/items', {
    param: { campaign: id },
    query: { limit: ROWS, only: only === '' ? undefined : only, cursor: pages.cursor },
  });
  return (
    <section aria-labelledby="items">
      <h2 id="items">{counted(items, 'item')}</h2>
      <Choice
        legend="Which items"
        name="only"
        options={KINDS}
        value={only}
        onChange={(kind) => {
          setParams(kind === '' ? {} : { only: kind });
          pages.restart();
        }}
      />
      <Loaded query={query} what="the items">
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="empty">None.</p>}
            <ul className="items">
              {rows.map((item) => (
                <ItemRow key={item.id} campaign={id} item={item} />
              ))}
            </ul>
            <PageButtons pages={pages} next={next} words={['Earlier', 'Later']} />
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
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="sentence" dir="auto">
            {source}
          </span>
          <span className="facts">
            <span>sentence {sentence + 1}</span>
            <span>{doneOf(judged, wanted, 'judged')}</span>
            {flags > 0 && <span className="state">⚑ {counted(flags, 'flag')}</span>}
            {skips > 0 && <span className="state">{counted(skips, 'skip')}</span>}
          </span>
        </summary>
        {open && <ItemJudgments campaign={campaign} id={id} />}
      </details>
    </li>
  );
}

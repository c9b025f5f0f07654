import type { Campaign, Item } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Choice } from '../shell/choices.js';
import { doneOf } from '../shell/done-of.js';
import { Loaded } from '../shell/loaded.js';
import { PageButtons, usePages } from '../shell/pages.js';
import { ItemJudgments } from './item-judgments.js';

const ROWS = 25;
const KINDS = ['', 'flagged', 'skipped'] as const;

/** The items of a campaign, with their judgments. */
export function ItemsRoom({ campaign: { id, items: count } }: { readonly campaign: Campaign }): ReactElement {
  const { items } = words();
  const [params, setParams] = useSearchParams();
  const only = KINDS.find((kind) => kind === params.get('only')) ?? '';
  const pages = usePages();
  const query = useQuery('/campaigns/:campaign/items', {
    param: { campaign: id },
    query: { limit: ROWS, only: only === '' ? undefined : only, cursor: pages.cursor },
  });
  return (
    <section aria-labelledby="items">
      <h2 id="items">{items.count(count)}</h2>
      <Choice
        legend={items.which}
        name="only"
        options={KINDS.map((kind) => [kind, items.kinds[kind === '' ? 'all' : kind]] as const)}
        value={only}
        onChange={(kind) => {
          setParams(kind === '' ? {} : { only: kind });
          pages.restart();
        }}
      />
      <Loaded query={query} what={items.theItems}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="empty">{items.none}</p>}
            <ul className="items">
              {rows.map((item) => (
                <ItemRow key={item.id} campaign={id} item={item} />
              ))}
            </ul>
            <PageButtons pages={pages} next={next} words={[items.earlier, items.later]} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function ItemRow({ campaign, item }: { readonly campaign: string; readonly item: Item }): ReactElement {
  const [open, setOpen] = useState(false);
  const { items } = words();
  const { id, sentence, source, judged, wanted, flags, skips } = item;
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="sentence" dir="auto">
            {source}
          </span>
          <span className="facts">
            <span>{items.sentence(sentence + 1)}</span>
            <span>{doneOf(judged, wanted, 'judged')}</span>
            {flags > 0 && <span className="state">{items.flags(flags)}</span>}
            {skips > 0 && <span className="state">{items.skips(skips)}</span>}
          </span>
        </summary>
        {open && <ItemJudgments campaign={campaign} id={id} />}
      </details>
    </li>
  );
}

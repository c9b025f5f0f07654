import { MersenneTwister } from '@stet/core/internal';
import type { Item, Protocol } from '@stet/server';
import { useReducer, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { isMissing } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { MarksCheck } from '../judging/marks-check.js';
import { emptyDraft, openItem, reduceItem } from '../judging/item-state.js';
import { protocolFor } from '../judging/protocols/protocols.js';
import { usePreferences } from '../judging/preferences.js';
import type { ShownItem } from '../judging/shown-item.js';
import { useItemKeys } from '../judging/use-item-keys.js';
import { Loaded } from '../shell/loaded.js';
import { NoPage } from '../shell/no-page.js';
import { useTitle } from '../shell/use-title.js';
import { words } from '../language/words.js';

const SHOWN = 20;

/** The first items as a judge will see them. Nothing is kept. */
export function PreviewPage({ campaign }: { readonly campaign: string }): ReactElement {
  const { prepare } = words();
  useTitle(prepare.preview);
  const query = useQuery('/campaigns/:campaign/items', { param: { campaign }, query: { limit: SHOWN } });
  const { data, error } = useQuery('/campaigns/:campaign', { param: { campaign } });
  const [at, setAt] = useState(0);
  if (isMissing(error)) return <NoPage />;
  return (
    <>
      <p className="crumb">
        <Link href={`/campaigns/${campaign}/settings`}>{prepare.backToSettings}</Link>
      </p>
      <div className="note" role="note">
        <p>{prepare.previewNote}</p>
      </div>
      <Loaded query={query} what={prepare.itemsToFetch} isPage>
        {({ rows }) =>
          rows.length === 0 ? (
            <h1>{prepare.noItems}</h1>
          ) : (
            <PreviewItem
              key={rows[at].id}
              item={shuffled(rows[at])}
              settings={data?.plan?.protocol ?? { kind: 'ranking' }}
              number={at + 1}
              language={data?.plan?.language ?? ''}
              onBack={at === 0 ? undefined : () => setAt(at - 1)}
              onForward={() => setAt((at + 1) % rows.length)}
            />
          )
        }
      </Loaded>
    </>
  );
}

interface PreviewItemProps {
  readonly item: ShownItem;
  readonly settings: Protocol;
  readonly number: number;
  readonly language: string;
  readonly onBack: (() => void) | undefined;
  readonly onForward: () => void;
}

function PreviewItem({ item, settings, number, language, onBack, onForward }: PreviewItemProps): ReactElement {
  const { prepare } = words();
  const protocol = protocolFor(settings);
  const empty = emptyDraft(item.outputs.length, protocol.emptyDetails(item, settings));
  const [state, dispatch] = useReducer(reduceItem, empty, openItem);
  const [preferences, changePreferences] = usePreferences();
  useItemKeys(preferences.keys, protocol, state, (command) => {
    if (command.type === 'save') onForward();
    else if (command.type === 'back') onBack?.();
    else if (command.type === 'marks') changePreferences({ marks: !preferences.marks });
    else dispatch(command);
  });
  return (
    <div className="desk">
      <div className="preview-head">
        <h1 className="item-number">{prepare.item(number)}</h1>
        <MarksCheck protocol={settings} preferences={preferences} onPreferences={changePreferences} />
      </div>
      <protocol.View
        item={item}
        settings={settings}
        state={state}
        dispatch={dispatch}
        marks={preferences.marks}
        language={language}
        foot={
          <div className="foot-actions">
            <button type="button" className="quiet" disabled={onBack === undefined} onClick={onBack}>
              {prepare.back}
            </button>
            <button type="button" className="main" onClick={onForward}>
              {prepare.nextItem}
            </button>
          </div>
        }
      />
    </div>
  );
}

/** Shuffles the outputs, in the same random order each time. */
function shuffled({ source, before, after, outputs, position }: Item): ShownItem {
  const random = new MersenneTwister(position);
  const keyed = outputs.map(({ text }) => ({ text, key: random.random() }));
  return { source, before, after, outputs: keyed.sort((a, b) => a.key - b.key).map(({ text }) => text) };
}

import { SCALES, type Scale } from '@stet/core/internal';
import type { ItemDetail } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { MarkedSentence } from '../judging/marked-sentence.js';
import { MarkedSource } from '../judging/protocols/edits/marked-source.js';
import { VerdictSigns } from '../judging/protocols/edits/verdict-signs.js';
import { SKIP_REASONS } from '../judging/skip-reasons.js';
import { span } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { Loaded } from '../shell/loaded.js';
import { Moment } from '../time/moment.js';

type Judgment = ItemDetail['judgments'][number];

/** An item with its outputs, their systems, and every judgment of it: scores, where outputs were scored, or else ranks. */
export function ItemJudgments({ campaign, id }: { readonly campaign: string; readonly id: string }): ReactElement {
  const query = useQuery('/campaigns/:campaign/items/:item', { param: { campaign, item: id } });
  return (
    <Loaded query={query} what="the judgments">
      {({ position, source, outputs, judgments }) => {
        const ranked = judgments.filter(({ current, ranks }) => current && ranks !== null);
        const scales = SCALES.filter((scale) =>
          judgments.some((judgment) => scoreOf(judgment, 0, scale) !== undefined),
        );
        return (
          <>
            <ListTable
              name={`Outputs of item ${position + 1} and their ${scales.length > 0 ? 'scores' : 'ranks'}`}
              {...(scales.length > 1 ? { caption: `Scores: ${scales.join(' · ')}` } : {})}
              columns={[
                'Output',
                'Systems',
                ...ranked.map(({ judge, kind, occasion }) =>
                  numbers(
                    <>
                      <bdi>{judge}</bdi>
                      {kind === 'model' && ' (model)'}
                      {occasion > 1 && ' (again)'}
                    </>,
                  ),
                ),
              ]}
            >
              {outputs.map(({ text, systems }, output) => (
                <tr key={output}>
                  <th scope="row" className="sentence" dir="auto">
                    <MarkedSentence source={source} output={text} marks />
                  </th>
                  <td>
                    <bdi>{systems.join(', ')}</bdi>
                  </td>
                  {ranked.map((judgment, at) => (
                    <td key={at} className="number">
                      {scales.length > 0
                        ? scales.map((scale) => scoreOf(judgment, output, scale) ?? '–').join(' · ')
                        : judgment.ranks?.[output]}
                      <VerdictSigns edits={judgment.details?.outputs[output]?.edits} />
                    </td>
                  ))}
                </tr>
              ))}
            </ListTable>
            <ul className="said">
              {judgments.map((judgment, at) => (
                <Said key={at} source={source} judgment={judgment} />
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}

function scoreOf({ details }: Judgment, output: number, scale: Scale): number | undefined {
  return details?.outputs.at(output)?.scores?.[scale];
}

interface SaidProps {
  readonly source: string;
  readonly judgment: Judgment;
}

function Said({ source, judgment }: SaidProps): ReactElement {
  const { judge, kind, current, ranks, details, skip, flagged, comment, answeredAt, seconds } = judgment;
  const missed = details?.missed ?? [];
  const reason = SKIP_REASONS.find(([value]) => value === skip)?.[1];
  return (
    <li className={current ? undefined : 'past'}>
      <bdi>{judge}</bdi>, <Moment at={answeredAt} />
      {kind === 'model' ? ', a model' : `, ${span(seconds)}`}
      {ranks === null && `: skipped (${reason ?? 'no reason'})`}
      {!current && ', changed later'}
      {flagged && ', ⚑ flagged'}
      {comment !== '' && (
        <>
          : <q dir="auto">{comment}</q>
        </>
      )}
      {missed.length > 0 && (
        <p className="sentence marked-source" dir="auto">
          <MarkedSource source={source} missed={missed} />
        </p>
      )}
    </li>
  );
}

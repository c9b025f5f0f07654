import { SCALES, type Scale } from '@stet/core/internal';
import type { ItemDetail } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { MarkedSentence } from '../judging/marked-sentence.js';
import { MarkedSource } from '../judging/protocols/edits/marked-source.js';
import { VerdictSigns } from '../judging/protocols/edits/verdict-signs.js';
import { span } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { Loaded } from '../shell/loaded.js';
import { Moment } from '../time/moment.js';

type Judgment = ItemDetail['judgments'][number];

/** An item with its outputs, their systems, and every judgment of it: scores, where outputs were scored, or else ranks. */
export function ItemJudgments({ campaign, id }: { readonly campaign: string; readonly id: string }): ReactElement {
  const { items, judging } = words();
  const query = useQuery('/campaigns/:campaign/items/:item', { param: { campaign, item: id } });
  return (
    <Loaded query={query} what={items.theJudgments}>
      {({ position, source, outputs, judgments }) => {
        const ranked = judgments.filter(({ current, ranks }) => current && ranks !== null);
        const scales = SCALES.filter((scale) =>
          judgments.some((judgment) => scoreOf(judgment, 0, scale) !== undefined),
        );
        return (
          <>
            <ListTable
              name={scales.length > 0 ? items.outputsAndScores(position + 1) : items.outputsAndRanks(position + 1)}
              {...(scales.length > 1
                ? { caption: items.scores(scales.map((scale) => judging.scales[scale].name)) }
                : {})}
              columns={[
                items.output,
                items.systems,
                ...ranked.map(({ judge, kind, occasion }) =>
                  numbers(items.judgeColumn(<bdi>{judge}</bdi>, kind === 'model', occasion > 1)),
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
  const { judge, kind, occasion, current, ranks, details, skip, flagged, comment, answeredAt, seconds } = judgment;
  const missed = details?.missed ?? [];
  const { items, judging } = words();
  return (
    <li className={current ? undefined : 'past'}>
      {items.said({
        judge: items.judgeColumn(<bdi>{judge}</bdi>, false, occasion > 1),
        moment: <Moment at={answeredAt} />,
        time: kind === 'model' ? undefined : span(seconds),
        skippedFor: ranks !== null ? undefined : skip === null ? items.noReason : judging.skipReasons[skip],
        isChanged: !current,
        isFlagged: flagged,
      })}
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

import type { ItemDetail } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { MarkedSentence } from '../judging/marked-sentence.js';
import { SKIP_REASONS } from '../judging/skip-reasons.js';
import { span } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { Loaded } from '../shell/loaded.js';
import { Moment } from '../time/moment.js';

type Judgment = ItemDetail['judgments'][number];

/** An item with its outputs, their systems, and every judgment of it. */
export function ItemJudgments({ campaign, id }: { readonly campaign: string; readonly id: string }): ReactElement {
  const query = useQuery('/campaigns/:campaign/items/:item', { param: { campaign, item: id } });
  return (
    <Loaded query={query} what="the judgments">
      {({ source, outputs, judgments }) => {
        const ranked = judgments.filter(({ current, ranks }) => current && ranks !== null);
        return (
          <>
            <ListTable
              name="Outputs and their ranks"
              columns={[
                'Output',
                'Systems',
                ...ranked.map(({ judge, occasion }) =>
                  numbers(
                    <>
                      <bdi>{judge}</bdi>
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
                  {ranked.map(({ ranks }, at) => (
                    <td key={at} className="number">
                      {ranks?.[output]}
                    </td>
                  ))}
                </tr>
              ))}
            </ListTable>
            <ul className="said">
              {judgments.map((judgment, at) => (
                <Said key={at} judgment={judgment} />
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}

function Said({ judgment }: { readonly judgment: Judgment }): ReactElement {
  const { judge, current, ranks, skip, flagged, comment, answeredAt, seconds } = judgment;
  const reason = SKIP_REASONS.find(([value]) => value === skip)?.[1];
  return (
    <li className={current ? undefined : 'past'}>
      <bdi>{judge}</bdi>, <Moment at={answeredAt} />, {span(seconds)}
      {ranks === null && `: skipped (${reason ?? 'no reason'})`}
      {!current && ', changed later'}
      {flagged && ', ⚑ flagged'}
      {comment !== '' && (
        <>
          : <q dir="auto">{comment}</q>
        </>
      )}
    </li>
  );
}

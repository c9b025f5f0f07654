import type { Campaign, Judge } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { doneOf } from '../shell/done-of.js';
import { span } from '../shell/format.js';
import { ListTable, numbers } from '../shell/list-table.js';
import { LoadedSection } from '../shell/loaded.js';
import { Moment } from '../time/moment.js';
import { speech, words } from '../language/words.js';

const LOOK_AGAIN_MS = 5000;

/** The progress of the campaign and of each judge. */
export function ProgressSection({ campaign: { id } }: { readonly campaign: Campaign }): ReactElement {
  const { progress } = words().dashboard;
  const { columns } = progress;
  const { integer } = speech();
  const query = useQuery('/campaigns/:campaign/progress', { param: { campaign: id }, everyMs: LOOK_AGAIN_MS });
  return (
    <LoadedSection id="progress" title={progress.title} query={query} what={progress.fetched}>
      {({ wanted, judged, skipped, flagged, leased, judges }) => (
        <>
          <div className="far">
            <progress value={Math.min(judged, wanted)} max={Math.max(1, wanted)} aria-label={progress.made} />
            <span>{doneOf(judged, wanted, 'judgments')}</span>
          </div>
          <p className="facts">
            <span>{progress.onScreen(leased)}</span>
            <span>{progress.skipped(skipped)}</span>
            <span>{progress.flagged(flagged)}</span>
          </p>
          {judges.length > 0 && (
            <ListTable
              name={progress.table}
              columns={[
                columns.judge,
                ...(hasShares(judges) ? [numbers(columns.share)] : []),
                ...[columns.judged, columns.skipped, columns.median, columns.mean].map(numbers),
                columns.last,
              ]}
            >
              {judges.map((judge) => (
                <tr key={judge.id}>
                  <th scope="row">
                    <bdi>{judge.name}</bdi>
                    {judge.paused && <span className="state paused"> {progress.paused}</span>}
                    {judge.leftOut && <span className="state"> {progress.setAside}</span>}
                  </th>
                  {judge.share !== null && <td className="number">{doneOf(judge.done, judge.share)}</td>}
                  <td className="number">{integer(judge.judged)}</td>
                  <td className="number">{integer(judge.skipped)}</td>
                  <td className="number">{judge.medianSeconds === null ? '–' : span(judge.medianSeconds)}</td>
                  <td className="number">{judge.meanSeconds === null ? '–' : span(judge.meanSeconds)}</td>
                  <td className="moment">{judge.lastAnswerAt === null ? '–' : <Moment at={judge.lastAnswerAt} />}</td>
                </tr>
              ))}
            </ListTable>
          )}
        </>
      )}
    </LoadedSection>
  );
}

/** Nobody has a share where judgments were imported. */
function hasShares(judges: readonly Judge[]): boolean {
  return judges.some(({ share }) => share !== null);
}

import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { counted, moment, span } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';

const LOOK_AGAIN_MS = 5000;

/** The progress of the campaign and of each judge. */
export function ProgressSection({ campaign: { id } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/progress', { param: { campaign: id }, everyMs: LOOK_AGAIN_MS });
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">Progress</h2>
      <Loaded query={query} what="the progress">
        {({ wanted, judged, skipped, flagged, leased, judges }) => (
          <>
            <div className="far">
              <progress value={Math.min(judged, wanted)} max={Math.max(1, wanted)} aria-label="Judgments made" />
              <span>
                {judged} of {wanted} judgments
              </span>
            </div>
            <p className="facts">
              <span>{counted(leased, 'item')} on a screen now</span>
              <span>{skipped} skipped</span>
              <span>{flagged} flagged</span>
            </p>
            {judges.length > 0 && (
              <div className="scroll" role="region" aria-label="Progress of each judge" tabIndex={0}>
                <table className="list">
                  <thead>
                    <tr>
                      <th scope="col">Judge</th>
                      <th scope="col" className="number">
                        Judged
                      </th>
                      <th scope="col" className="number">
                        Skipped
                      </th>
                      <th scope="col" className="number">
                        Median time
                      </th>
                      <th scope="col" className="number">
                        Mean time
                      </th>
                      <th scope="col">Last answer</th>
                    </tr>
                  </thead>
                  <tbody>
                    {judges.map((judge) => (
                      <tr key={judge.id}>
                        <th scope="row">
                          <bdi>{judge.name}</bdi>
                          {judge.paused && <span className="state paused"> paused</span>}
                          {judge.leftOut && <span className="state"> left out</span>}
                        </th>
                        <td className="number">{judge.judged}</td>
                        <td className="number">{judge.skipped}</td>
                        <td className="number">{judge.medianSeconds === null ? '–' : span(judge.medianSeconds)}</td>
                        <td className="number">{judge.meanSeconds === null ? '–' : span(judge.meanSeconds)}</td>
                        <td className="moment">{judge.lastAnswerAt === null ? '–' : moment(judge.lastAnswerAt)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

import type { GoldName, Leaderboard, Task } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { counted } from '../shell/format.js';
import { Loaded } from '../shell/loaded.js';
import { Moment } from '../time/moment.js';
import { OfficialFigures } from './official-figures.js';
import { ScoreTable } from './score-table.js';
import { TakeTable } from './take-table.js';
import { Unranked } from './unranked.js';

interface BoardSectionProps {
  readonly task: Task;
  readonly gold: GoldName;
  readonly title: string;
  readonly type: string | undefined;
  /** Shown above the leaderboard, such as a warning. */
  readonly children?: ReactNode;
}

const LOOK_AGAIN_MS = 1000;

/** Asks again for as long as a newer table is being computed. */
function whileOutdated(board: Leaderboard | undefined): number | undefined {
  return board?.isCurrent === false ? LOOK_AGAIN_MS : undefined;
}

/** The leaderboard against one gold. */
export function BoardSection({ task, gold, title, type, children }: BoardSectionProps): ReactElement {
  const { id, version, may } = task;
  const request = { param: { task: id }, query: { gold, type } };
  const query = useQuery('/tasks/:task/leaderboard', { ...request, version, everyMs: whileOutdated });
  const heading = `${gold}-board`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
      <Loaded query={query} what="the leaderboard">
        {(board) => (
          <>
            {!board.isCurrent && (
              <p className="note" role="status">
                This table is from <Moment at={board.computedAt} />. A new one is being computed and will appear here.
              </p>
            )}
            {board.rows.length === 0 ? (
              <p className="empty">No submission has a score yet.</p>
            ) : (
              <>
                <OfficialFigures board={board} />
                <ScoreTable
                  name={`${title}: all scores`}
                  board={board}
                  type={type}
                  explorerOf={
                    may.readSystems && may.readGold
                      ? ({ team }) =>
                          `/tasks/${id}/explorer?${new URLSearchParams({ system: team, ...(gold === 'gold' ? {} : { gold }) }).toString()}`
                      : undefined
                  }
                />
                <p className="quiet">
                  {counted(board.sentences, 'sentence')}, {counted(board.rows.length, 'system')}, gold as of change{' '}
                  {board.goldVersion}. All scores in percent.
                </p>
                <Signatures board={board} />
                <TakeTable
                  board={board}
                  title={title}
                  type={type}
                  json={api.href('/tasks/:task/leaderboard', request)}
                />
              </>
            )}
            <Unranked board={board} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Everything needed to reproduce the numbers. */
function Signatures({ board: { rows } }: { readonly board: Leaderboard }): ReactElement {
  const signatures = new Set(rows.flatMap(({ scores }) => scores.map(({ signature }) => signature)));
  return (
    <details>
      <summary>How to get these numbers again</summary>
      <ul className="signatures">
        {[...signatures].map((signature) => (
          <li key={signature}>
            <code>{signature}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { Breakable } from '@stet/charts';
import type { GoldName, Leaderboard, Task } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Check } from '../shell/choices.js';
import { Loaded } from '../shell/loaded.js';
import { Moment } from '../time/moment.js';
import { Baselines } from './baselines.js';
import { hasCounts, type BoardRow } from './board-columns.js';
import { OfficialFigures } from './official-figures.js';
import { ScoreTable } from './score-table.js';
import { TakeTable } from './take-table.js';
import { TypeFigures } from './type-figures.js';
import { Unranked } from './unranked.js';

/** A team that opened the leaderboard from its room. */
export interface ReadingTeam {
  readonly key: string;
  readonly submissions: ReadonlySet<string>;
}

interface BoardSectionProps {
  readonly task: Task;
  readonly gold: GoldName;
  readonly title: string;
  readonly type: string | undefined;
  readonly counts: boolean;
  readonly onCounts: (counts: boolean) => void;
  /** The team that reads, by its link. */
  readonly reader: ReadingTeam | undefined;
  /** Shown above the leaderboard, such as a warning. */
  readonly children?: ReactNode;
}

const LOOK_AGAIN_MS = 1000;

/** Asks again for as long as a newer table is being computed. */
function whileOutdated(board: Leaderboard | undefined): number | undefined {
  return board?.isCurrent === false ? LOOK_AGAIN_MS : undefined;
}

/** The leaderboard against one gold. */
export function BoardSection(props: BoardSectionProps): ReactElement {
  const { task, gold, title, type, counts, onCounts, reader, children } = props;
  const { id, version, may } = task;
  const request = { param: { task: id }, query: { gold, type } };
  const query = useQuery('/tasks/:task/leaderboard', {
    ...request,
    key: reader?.key,
    version,
    everyMs: whileOutdated,
  });
  const heading = `${gold}-board`;
  const { leaderboard, tasks } = words();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
      <Loaded query={query} what={leaderboard.wanted}>
        {(board) => (
          <>
            {!board.isCurrent && (
              <p className="note" role="status">
                {leaderboard.outdated(<Moment at={board.computedAt} />)}
              </p>
            )}
            {board.rows.length === 0 ? (
              <p className="empty">{tasks.noScores}</p>
            ) : (
              <>
                {type === undefined ? <OfficialFigures board={board} /> : <TypeFigures board={board} type={type} />}
                {hasCounts(board) && (
                  <Check value={counts} onChange={onCounts}>
                    {leaderboard.showCounts}
                  </Check>
                )}
                <ScoreTable
                  name={leaderboard.allScores(title)}
                  board={board}
                  view={{ type, counts }}
                  isOwn={({ submission }: BoardRow) => reader?.submissions.has(submission) === true}
                  explorerOf={
                    may.readSystems && may.readGold
                      ? ({ team }) =>
                          `/tasks/${id}/explorer?${new URLSearchParams({ system: team, ...(gold === 'gold' ? {} : { gold }) }).toString()}`
                      : undefined
                  }
                />
                <p className="quiet">
                  {leaderboard.totals(board.sentences, board.rows.length, entriesOf(board), board.goldVersion)}
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
            <Baselines board={board} title={title} />
            <Unranked board={board} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const entriesOf = ({ rows }: Leaderboard): number => rows.reduce((sum, { entries }) => sum + entries, 0);

/** Everything needed to reproduce the numbers. */
function Signatures({ board: { rows } }: { readonly board: Leaderboard }): ReactElement {
  const signatures = new Set(rows.flatMap(({ scores }) => scores.map(({ signature }) => signature)));
  return (
    <details>
      <summary>{words().leaderboard.reproduce}</summary>
      <ul className="signatures">
        {[...signatures].map((signature) => (
          <li key={signature}>
            <code>
              <Breakable>{signature}</Breakable>
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}

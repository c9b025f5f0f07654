import type { BenchmarkBoard, GoldName } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useQuery } from '../../api/use-query.js';
import { GoldChoice } from '../../explorer/gold-choice.js';
import { words } from '../../language/words.js';
import { AlternativesWarning } from '../../leaderboard/alternatives-warning.js';
import { Loaded } from '../../shell/loaded.js';
import type { BenchmarkProps } from '../benchmark-props.js';
import { BoardSection } from './board-section.js';

/** The tables of all tracks, for everybody who may read them. */
export default function BoardRoom({ benchmark: { id, version } }: BenchmarkProps): ReactElement {
  return <Boards benchmark={id} version={version} />;
}

interface BoardsProps {
  readonly benchmark: string;
  readonly version: number;
  /** The key of a team, which may see more than everybody, and its id. */
  readonly teamKey?: string;
  readonly entrant?: string;
}

const SOON_MS = 1500;
const LATER_MS = 10_000;

export function Boards({ benchmark, version, teamKey, entrant }: BoardsProps): ReactElement {
  const { benchmarks } = words();
  const [params] = useSearchParams();
  const gold: GoldName = params.get('gold') === 'alternatives' ? 'alternatives' : 'gold';
  const path = '/benchmarks/:benchmark/leaderboard';
  const query = useQuery(path, {
    param: { benchmark },
    query: { gold },
    key: teamKey,
    version,
    everyMs: (last) => (last?.isCurrent === false ? SOON_MS : LATER_MS),
  });
  return (
    <Loaded query={query} what={benchmarks.boardWhat}>
      {(board) => (
        <>
          {!board.isCurrent && (
            <p role="status" className="waiting">
              {benchmarks.stale}
            </p>
          )}
          {board.hidden > 0 && <p className="note">{benchmarks.notReleased(board.hidden)}</p>}
          {board.withAlternatives > 0 && <GoldChoice gold={gold} />}
          {gold === 'alternatives' && board.withAlternatives > 0 && (
            <>
              <p>{benchmarks.countedAlternatives(board.withAlternatives, dataSetsOn(board))}</p>
              <AlternativesWarning />
            </>
          )}
          {board.tracks.length === 0 && <p className="empty">{benchmarks.nobody}</p>}
          {board.tracks.map((track) => (
            <BoardSection key={track.track} board={track} confidence={board.confidence} entrant={entrant} />
          ))}
        </>
      )}
    </Loaded>
  );
}

const dataSetsOn = ({ tracks }: BenchmarkBoard): number =>
  tracks.reduce((sum, { dataSets }) => sum + dataSets.length, 0);

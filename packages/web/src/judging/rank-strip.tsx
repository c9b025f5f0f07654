import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { useDrag } from './drag.js';
import { LetterChip } from './letter-chip.js';
import { markPlace } from './rank-places.js';
import { describeRanks, outputsAt, type Ranks } from './ranks.js';

/** The ranking so far, from best to worst: a slot for each rank, on which letters can be dropped. */
export function RankStrip({ ranks }: { readonly ranks: Ranks }): ReactElement {
  const { judging } = words();
  const slots = [null, ...ranks.map((_, at) => at + 1)];
  const ranked = ranks.length - outputsAt(ranks, null).length;
  return (
    <div className="strip">
      <p className="unseen" role="status">
        {judging.rankingSoFar(describeRanks(ranks))}
      </p>
      <p className="ranked-count" aria-hidden="true">
        {judging.rankedOf(ranked, ranks.length)}
      </p>
      <div className="places" aria-hidden="true">
        {slots.map((rank) => (
          <Place key={rank} rank={rank} worst={ranks.length} outputs={outputsAt(ranks, rank)} />
        ))}
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly rank: number | null;
  readonly worst: number;
  readonly outputs: readonly number[];
}

function Place({ rank, worst, outputs }: PlaceProps): ReactElement {
  const isOver = useDrag().held?.over === rank;
  return (
    <div className={['place', rank === null ? 'tray' : '', isOver ? 'over' : ''].join(' ')} {...markPlace(rank)}>
      <span className="place-name">{words().judging.placeName(rank, worst)}</span>
      <span className="place-chips">
        {outputs.map((output) => (
          <LetterChip key={output} output={output} container="strip" />
        ))}
      </span>
    </div>
  );
}

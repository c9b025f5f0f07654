import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { letterOf } from './ranks.js';

interface RankButtonsProps {
  readonly output: number;
  /** The number of ranks. */
  readonly count: number;
  readonly rank: number | null;
  readonly onRank: (rank: number) => void;
}

/** The ranks to choose from for one output: a group of radio buttons. */
export function RankButtons({ output, count, rank, onRank }: RankButtonsProps): ReactElement {
  const { judging } = words();
  return (
    <fieldset className="rank-buttons">
      <legend className="unseen">{judging.rankOfOutput(letterOf(output))}</legend>
      {Array.from({ length: count }, (_, at) => at + 1).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`output-${output}`}
            value={choice}
            checked={rank === choice}
            onChange={() => onRank(choice)}
          />
          <span>
            <span aria-hidden="true">{choice}</span>
            <span className="unseen">{judging.rankInWords(choice, count)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

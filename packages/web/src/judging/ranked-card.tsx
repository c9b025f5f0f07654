import type { ReactElement } from 'react';
import { LetterChip } from './letter-chip.js';
import { OutputCard, type OutputCardProps } from './output-card.js';
import { RankButtons } from './rank-buttons.js';

/** An output to rank, by its buttons or by dragging its letter. */
export function RankedCard(props: OutputCardProps): ReactElement {
  const { output, state, dispatch } = props;
  const { ranks } = state.draft;
  return (
    <OutputCard {...props} chip={<LetterChip output={output} container="card" />}>
      <RankButtons
        output={output}
        count={ranks.length}
        rank={ranks[output]}
        onRank={(rank) => dispatch({ type: 'rank', output, rank })}
      />
    </OutputCard>
  );
}

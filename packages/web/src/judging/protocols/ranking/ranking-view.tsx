import { useRef, type ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { DragRanks } from '../../drag-ranks.js';
import { MarkedSentence } from '../../marked-sentence.js';
import { RankStrip } from '../../rank-strip.js';
import { RankedCard } from '../../ranked-card.js';
import { SourceSection } from '../../source-section.js';
import { useFocusFollows } from '../../use-focus-follows.js';
import type { ProtocolViewProps } from '../judging-protocol.js';

/** The radio button of an output's rank, or else the first one. */
const FOCUSED = ['input:checked', 'input'];

/** The source in its context, and the outputs to rank, without naming the systems. */
export function RankingView({ item, state, dispatch, marks, language, foot }: ProtocolViewProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const { ranks } = state.draft;
  useFocusFollows(list, state, FOCUSED);
  return (
    <DragRanks onRank={(output, rank) => dispatch({ type: 'rank', output, rank })}>
      <SourceSection item={item} language={language} />
      <ol className="outputs" ref={list} aria-label={words().judging.outputsToRank}>
        {item.outputs.map((output, at) => (
          <RankedCard
            key={at}
            output={at}
            {...{ state, dispatch, language }}
            sentence={<MarkedSentence source={item.source} output={output} marks={marks} />}
          />
        ))}
      </ol>
      <div className="foot">
        <RankStrip ranks={ranks} />
        {foot}
      </div>
    </DragRanks>
  );
}

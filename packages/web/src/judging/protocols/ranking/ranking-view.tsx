import { useRef, type ReactElement } from 'react';
import { DragRanks } from '../../drag-ranks.js';
import { LetterChip } from '../../letter-chip.js';
import { MarkedSentence } from '../../marked-sentence.js';
import { RankButtons } from '../../rank-buttons.js';
import { RankStrip } from '../../rank-strip.js';
import { letterOf } from '../../ranks.js';
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
  const sentence = { lang: language, dir: 'auto' } as const;
  return (
    <DragRanks onRank={(output, rank) => dispatch({ type: 'rank', output, rank })}>
      <SourceSection item={item} language={language} />
      <ol className="outputs" ref={list} aria-label="Outputs to rank">
        {item.outputs.map((output, at) => (
          <li
            key={at}
            className={at === state.focused ? 'output current' : 'output'}
            onFocus={() => dispatch({ type: 'focus', output: at })}
            onClick={() => dispatch({ type: 'focus', output: at })}
          >
            <span className="letter">
              <span className="unseen">Output {letterOf(at)}</span>
              <span aria-hidden="true">
                <LetterChip output={at} container="card" />
              </span>
            </span>
            <p className="sentence" {...sentence}>
              <MarkedSentence source={item.source} output={output} marks={marks} />
            </p>
            <RankButtons
              output={at}
              count={item.outputs.length}
              rank={ranks[at]}
              onRank={(rank) => dispatch({ type: 'rank', output: at, rank })}
            />
          </li>
        ))}
      </ol>
      <div className="foot">
        <RankStrip ranks={ranks} />
        {foot}
      </div>
    </DragRanks>
  );
}

import type { AnswerDetails, ProtocolOf } from '@stet/server';
import { useRef, type ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { MarkedSentence } from '../../marked-sentence.js';
import { OutputCard } from '../../output-card.js';
import { isFromRight } from '../../is-from-right.js';
import { letterOf } from '../../ranks.js';
import { SourceSection } from '../../source-section.js';
import { useFocusFollows } from '../../use-focus-follows.js';
import type { ProtocolViewProps } from '../judging-protocol.js';
import { ScoreSlider } from './score-slider.js';
import { missingScales } from './scores-of.js';

/** The first slider of an output that is not set, or else the first one. */
const FOCUSED = ['input.unset', 'input'];

type DirectProtocol = ProtocolOf<'direct'>;

/** The source in its context, and the outputs, each with a slider for each scale. */
export function DirectView(props: ProtocolViewProps<DirectProtocol>): ReactElement {
  const { item, settings, state, dispatch, marks, language, foot } = props;
  const { judging } = words();
  const list = useRef<HTMLOListElement>(null);
  useFocusFollows(list, state, FOCUSED);
  const details: AnswerDetails = state.draft.details ?? { outputs: item.outputs.map(() => ({})) };
  const scored = item.outputs.filter((_, at) => missingScales(details, at, settings.scales).length === 0).length;
  return (
    <>
      <SourceSection item={item} language={language} />
      <ol
        className={isFromRight(item.source) ? 'outputs scored from-right' : 'outputs scored'}
        ref={list}
        aria-label={judging.outputsToScore}
      >
        {item.outputs.map((output, at) => (
          <OutputCard
            key={at}
            output={at}
            {...{ state, dispatch, language }}
            chip={<span className="chip">{letterOf(at)}</span>}
            sentence={<MarkedSentence source={item.source} output={output} marks={marks} />}
          >
            <div className="scores">
              {settings.scales.map((scale) => (
                <ScoreSlider
                  key={scale}
                  scale={scale}
                  output={at}
                  score={details.outputs[at].scores?.[scale]}
                  onScore={(score) =>
                    dispatch({ type: 'details', output: at, details: withScore(details, at, { [scale]: score }) })
                  }
                />
              ))}
            </div>
          </OutputCard>
        ))}
      </ol>
      <div className="foot">
        <p className="scored-count" role="status">
          {judging.scoredOf(scored, item.outputs.length)}
        </p>
        {foot}
      </div>
    </>
  );
}

type Scores = NonNullable<AnswerDetails['outputs'][number]['scores']>;

function withScore(details: AnswerDetails, output: number, score: Scores): AnswerDetails {
  const { scores } = details.outputs[output];
  return { ...details, outputs: details.outputs.with(output, { scores: { ...scores, ...score } }) };
}

import type { ProtocolOf } from '@stet/server';
import { useRef, type ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { DragRanks } from '../../drag-ranks.js';
import { RankStrip } from '../../rank-strip.js';
import { RankedCard } from '../../ranked-card.js';
import { SourceSection } from '../../source-section.js';
import { useFocusFollows } from '../../use-focus-follows.js';
import type { ProtocolViewProps } from '../judging-protocol.js';
import { JudgedSentence } from './judged-sentence.js';
import { MissedErrors } from './missed-errors.js';
import { countVerdicts, firstUnjudged, withVerdict, withoutVerdicts } from './verdicts.js';

/** The first edit of an output that is not judged, or else its rank. */
const FOCUSED = ['.edit-chip.unset', 'input:checked', 'input'];

/** The source in its context, and the outputs, each with its edits to judge and its rank. */
export function EditsView(props: ProtocolViewProps<ProtocolOf<'edits'>>): ReactElement {
  const { item, state, dispatch, language, foot } = props;
  const list = useRef<HTMLOListElement>(null);
  useFocusFollows(list, state, FOCUSED);
  const { ranks } = state.draft;
  const details = state.draft.details ?? withoutVerdicts(item);
  const next = firstUnjudged(details, state.focused);
  const { judged, all } = countVerdicts(details);
  const { judging } = words();
  return (
    <DragRanks onRank={(output, rank) => dispatch({ type: 'rank', output, rank })}>
      <SourceSection item={item} language={language} />
      <ol className="outputs edited" ref={list} aria-label={judging.outputsToJudge}>
        {item.outputs.map((output, at) => (
          <RankedCard
            key={at}
            output={at}
            {...{ state, dispatch, language }}
            sentence={
              <JudgedSentence
                source={item.source}
                output={output}
                verdicts={details.outputs[at].edits?.map(({ verdict }) => verdict) ?? []}
                next={next?.output === at ? next.edit : undefined}
                onVerdict={(edit, verdict) =>
                  dispatch({
                    type: 'details',
                    output: at,
                    details: withVerdict(details, { output: at, edit }, verdict),
                  })
                }
              />
            }
          />
        ))}
      </ol>
      <MissedErrors
        source={item.source}
        language={language}
        missed={details.missed ?? []}
        onMissed={(missed) => dispatch({ type: 'details', output: state.focused, details: { ...details, missed } })}
      />
      <div className="foot">
        <p className="judged-count" role="status">
          {judging.editsJudged(judged, all)}
        </p>
        <RankStrip ranks={ranks} />
        {foot}
      </div>
    </DragRanks>
  );
}

import { useEffect, useRef, type ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { isFromRight } from '../../is-from-right.js';
import { MarkedSentence } from '../../marked-sentence.js';
import { letterOf } from '../../ranks.js';
import { SourceSection } from '../../source-section.js';
import type { ProtocolViewProps } from '../judging-protocol.js';
import { VERDICTS } from './verdict-list.js';
import { verdictOf } from './verdicts.js';

/** The source in its context, and two outputs beside each other, without naming the systems. */
export function PairwiseView({ item, state, dispatch, marks, language, foot }: ProtocolViewProps): ReactElement {
  const choices = useRef<HTMLFieldSetElement>(null);
  const { visits, draft } = state;
  const lastVisits = useRef(visits);
  useEffect(() => {
    if (lastVisits.current === visits) return;
    lastVisits.current = visits;
    choices.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [visits]);
  const chosen = verdictOf(draft.ranks);
  const { judging } = words();
  return (
    <>
      <SourceSection item={item} language={language} />
      <ol
        className={isFromRight(item.source) ? 'outputs pair from-right' : 'outputs pair'}
        aria-label={judging.outputsToCompare}
      >
        {item.outputs.map((output, at) => (
          <li key={at} className={draft.ranks[at] === 1 ? 'output current' : 'output'}>
            <span className="letter">
              <span className="unseen">{judging.output(letterOf(at))}</span>
              <span className="chip" aria-hidden="true">
                {letterOf(at)}
              </span>
            </span>
            <p className="sentence" lang={language} dir="auto">
              <MarkedSentence source={item.source} output={output} marks={marks} />
            </p>
          </li>
        ))}
      </ol>
      <div className="foot">
        <fieldset className="verdicts" ref={choices}>
          <legend className="unseen">{judging.whichIsBetter}</legend>
          {VERDICTS.map(({ name, ranks }) => (
            <label key={name}>
              <input
                type="radio"
                name="verdict"
                value={name}
                checked={chosen?.name === name}
                onChange={() => dispatch({ type: 'ranks', ranks })}
              />
              <span>{judging.pairVerdicts[name]}</span>
            </label>
          ))}
        </fieldset>
        {foot}
      </div>
    </>
  );
}

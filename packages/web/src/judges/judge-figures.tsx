import type { Judge, Quality } from '@stet/server';
import type { ReactElement } from 'react';
import { Figure } from '../shell/figure.js';
import { percent, span } from '../shell/format.js';
import { Moment } from '../time/moment.js';

/** A higher rate than this of too fast answers, or of contradictions, is worth a look. */
const MANY_TOO_FAST = 0.1;
const MANY_CONTRADICTIONS = 0.2;

interface JudgeFiguresProps {
  readonly judge: Judge;
  readonly quality: Quality['judges'][number] | undefined;
}

/** How much, how fast and how steadily a judge works. */
export function JudgeFigures({ judge, quality }: JudgeFiguresProps): ReactElement {
  const { judged, skipped, lastAnswerAt } = judge;
  // Not a number without answers, or without repeated items.
  const tooFast = (quality?.tooFast ?? 0) / (quality?.answers ?? 0);
  const contradicting = (quality?.contradictions ?? 0) / (quality?.repeatedPairs ?? 0);
  return (
    <dl className="figures small">
      {judge.participant !== null && <Figure name="participant">{judge.participant}</Figure>}
      <Figure name="judged">{judged}</Figure>
      <Figure name="skipped">{skipped}</Figure>
      <Figure name="time per item">{judge.medianSeconds === null ? '–' : span(judge.medianSeconds)}</Figure>
      <Figure name="last answer">{lastAnswerAt === null ? '–' : <Moment at={lastAnswerAt} />}</Figure>
      {quality !== undefined && (
        <>
          <Figure name="too fast" worrying={tooFast > MANY_TOO_FAST}>
            {quality.tooFast} of {quality.answers}
          </Figure>
          <Figure name="repeated items">{quality.repeatedItems}</Figure>
          <Figure name="contradictions" worrying={contradicting > MANY_CONTRADICTIONS}>
            {Number.isNaN(contradicting) ? '–' : `${percent(contradicting)} of ${quality.repeatedPairs} pairs`}
          </Figure>
          <Figure name="agrees with others">
            {quality.agreementWithOthers === null ? '–' : percent(quality.agreementWithOthers)}
          </Figure>
        </>
      )}
    </dl>
  );
}

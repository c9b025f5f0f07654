import { counted } from '@stet/core/internal';
import type { Judge, Quality } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import { doneOf } from '../shell/done-of.js';
import { Figure } from '../shell/figure.js';
import { percent, span } from '../shell/format.js';
import { Moment } from '../time/moment.js';

/** What is worth a look: shares of answers, and how much further from the others than the usual judge. */
const MANY_TOO_FAST = 0.1;
const LITTLE_SELF_AGREEMENT = 0.7;
const FEW_CHECKS_PASSED = 0.8;
const MUCH_FURTHER = 0.1;

type Report = Quality['judges'][number];

interface JudgeFiguresProps {
  readonly judge: Judge;
  readonly quality: Quality | undefined;
}

/** How much, how fast and how steadily a judge works, beside what is usual in the campaign. */
export function JudgeFigures({ judge, quality }: JudgeFiguresProps): ReactElement {
  const { judged, skipped, lastAnswerAt, medianSeconds } = judge;
  const report = quality?.judges.find(({ id }) => id === judge.id);
  return (
    <dl className="figures small">
      {judge.participant !== null && <Figure name="participant">{judge.participant}</Figure>}
      {judge.share !== null && <Figure name="share">{doneOf(judge.done, judge.share)}</Figure>}
      <Figure name="judged">{judged}</Figure>
      <Figure name="skipped">{skipped}</Figure>
      <Figure name="last answer">{lastAnswerAt === null ? '–' : <Moment at={lastAnswerAt} />}</Figure>
      <Figure name="time per item">
        {medianSeconds === null ? '–' : span(medianSeconds)}
        <Usual median={quality?.medians.seconds} words={span} />
      </Figure>
      {report !== undefined && quality !== undefined && <ReportFigures report={report} medians={quality.medians} />}
    </dl>
  );
}

interface ReportFiguresProps {
  readonly report: Report;
  readonly medians: Quality['medians'];
}

function ReportFigures({ report, medians }: ReportFiguresProps): ReactElement {
  const { checks, repeatedItems, repeatedPairs, contradictions, changedTies, tooFast, answers, distance } = report;
  // Not a number without checks, repeats or answers.
  const passed = checks.passed / checks.seen;
  const selfAgreement = (repeatedPairs - contradictions - changedTies) / repeatedPairs;
  return (
    <>
      <Figure name="too fast" worrying={tooFast / answers > MANY_TOO_FAST}>
        {tooFast} of {answers}
        <Usual median={medians.tooFast} words={percent} />
      </Figure>
      {medians.checksPassed !== null && (
        <Figure name="attention checks passed" worrying={passed < FEW_CHECKS_PASSED}>
          {checks.seen === 0 ? '–' : `${checks.passed} of ${checks.seen}`}
          <Usual median={medians.checksPassed} words={percent} />
        </Figure>
      )}
      <Figure name="agrees with self" worrying={selfAgreement < LITTLE_SELF_AGREEMENT}>
        {repeatedPairs === 0
          ? '–'
          : `${percent(selfAgreement)} of ${counted(repeatedPairs, 'pair')} in ${counted(repeatedItems, 'repeated item')}`}
        <Usual median={medians.selfAgreement} words={percent} />
      </Figure>
      <Figure
        name="distance from others"
        worrying={distance !== null && distance > (medians.distance ?? Infinity) + MUCH_FURTHER}
      >
        {distance === null ? '–' : distance.toFixed(2)}
        <Usual median={medians.distance} words={(value) => value.toFixed(2)} />
      </Figure>
    </>
  );
}

interface UsualProps {
  readonly median: number | null | undefined;
  readonly words: (median: number) => ReactNode;
}

/** What is usual: the median of the judges. */
function Usual({ median, words }: UsualProps): ReactElement | null {
  return median == null ? null : <small> median {words(median)}</small>;
}

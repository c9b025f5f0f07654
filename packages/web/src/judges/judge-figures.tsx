import type { Judge, Quality } from '@stet/server';
import type { ReactElement } from 'react';
import { speech, words } from '../language/words.js';
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
  const { figure } = words().judges;
  const { integer } = speech();
  return (
    <dl className="figures small">
      {judge.participant !== null && <Figure name={figure.participant}>{judge.participant}</Figure>}
      {judge.share !== null && <Figure name={figure.share}>{doneOf(judge.done, judge.share)}</Figure>}
      <Figure name={figure.judged}>{integer(judged)}</Figure>
      <Figure name={figure.skipped}>{integer(skipped)}</Figure>
      <Figure name={figure.lastAnswer}>{lastAnswerAt === null ? '–' : <Moment at={lastAnswerAt} />}</Figure>
      <Figure name={figure.timePerItem}>
        {medianSeconds === null ? '–' : span(medianSeconds)}
        <Usual median={quality?.medians.seconds} text={span} />
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
  const { figure } = words().judges;
  const { decimal } = speech();
  // Not a number without checks, repeats or answers.
  const passed = checks.passed / checks.seen;
  const selfAgreement = (repeatedPairs - contradictions - changedTies) / repeatedPairs;
  return (
    <>
      <Figure name={figure.tooFast} worrying={tooFast / answers > MANY_TOO_FAST}>
        {figure.of(tooFast, answers)}
        <Usual median={medians.tooFast} text={percent} />
      </Figure>
      {medians.checksPassed !== null && (
        <Figure name={figure.checksPassed} worrying={passed < FEW_CHECKS_PASSED}>
          {checks.seen === 0 ? '–' : figure.of(checks.passed, checks.seen)}
          <Usual median={medians.checksPassed} text={percent} />
        </Figure>
      )}
      <Figure name={figure.agreesWithSelf} worrying={selfAgreement < LITTLE_SELF_AGREEMENT}>
        {repeatedPairs === 0 ? '–' : figure.selfAgreement(percent(selfAgreement), repeatedPairs, repeatedItems)}
        <Usual median={medians.selfAgreement} text={percent} />
      </Figure>
      <Figure
        name={figure.distance}
        worrying={distance !== null && distance > (medians.distance ?? Infinity) + MUCH_FURTHER}
      >
        {distance === null ? '–' : decimal(distance, 2)}
        <Usual median={medians.distance} text={(value) => decimal(value, 2)} />
      </Figure>
    </>
  );
}

interface UsualProps {
  readonly median: number | null | undefined;
  readonly text: (median: number) => string;
}

/** What is usual: the median of the judges. */
function Usual({ median, text }: UsualProps): ReactElement | null {
  return median == null ? null : <small> {words().judges.figure.median(text(median))}</small>;
}

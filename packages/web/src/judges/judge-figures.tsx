import type { Judge, Quality } from '@stet/server';
import type { ReactElement } from 'react';
import { moment, percent, span } from '../shell/format.js';

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
  return (
    <dl className="figures small">
      <Figure name="judged" value={String(judged)} />
      <Figure name="skipped" value={String(skipped)} />
      <Figure name="time an item" value={judge.medianSeconds === null ? '–' : span(judge.medianSeconds)} />
      <Figure name="last answer" value={lastAnswerAt === null ? '–' : moment(lastAnswerAt)} />
      {quality !== undefined && (
        <>
          <Figure
            name="too fast"
            value={`${quality.tooFast} of ${quality.answers}`}
            worrying={quality.answers > 0 && quality.tooFast / quality.answers > MANY_TOO_FAST}
          />
          <Figure name="repeated items" value={String(quality.repeatedItems)} />
          <Figure
            name="contradictions"
            value={
              quality.repeatedPairs === 0
                ? '–'
                : `${percent(quality.contradictions / quality.repeatedPairs)} of ${quality.repeatedPairs} pairs`
            }
            worrying={quality.repeatedPairs > 0 && quality.contradictions / quality.repeatedPairs > MANY_CONTRADICTIONS}
          />
          <Figure
            name="agrees with others"
            value={quality.agreementWithOthers === null ? '–' : percent(quality.agreementWithOthers)}
          />
        </>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly worrying?: boolean;
}

function Figure({ name, value, worrying = false }: FigureProps): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={worrying ? 'worrying' : undefined}>
        {value}
        {worrying && <span aria-hidden="true"> !</span>}
        {worrying && <span className="unseen"> (worth a look)</span>}
      </dd>
    </div>
  );
}

import type { Verdict } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';
import { Fragment, type ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { SHOWN_VERDICTS } from './verdicts.js';

/** What a judge said of the edits of an output, in their order. */
export function VerdictSigns({ edits }: Pick<AnswerDetails['outputs'][number], 'edits'>): ReactElement {
  const { editVerdicts, notJudged } = words().judging;
  const nameOf = (verdict: Verdict | null): string => (verdict === null ? notJudged : editVerdicts[verdict]);
  return (
    <span className="verdict-signs">
      {edits?.map(({ verdict }, at) => (
        <Fragment key={at}>
          {' '}
          <span title={nameOf(verdict)}>
            <span aria-hidden="true">{verdict === null ? '?' : SHOWN_VERDICTS[verdict].sign}</span>
            <span className="unseen">{nameOf(verdict)}</span>
          </span>
        </Fragment>
      ))}
    </span>
  );
}

import type { AnswerDetails } from '@stet/server';
import { Fragment, type ReactElement } from 'react';
import { SHOWN_VERDICTS } from './verdicts.js';

/** What a judge said of the edits of an output, in their order. */
export function VerdictSigns({ edits }: Pick<AnswerDetails['outputs'][number], 'edits'>): ReactElement {
  return (
    <span className="verdict-signs">
      {edits?.map(({ verdict }, at) => (
        <Fragment key={at}>
          {' '}
          <span title={verdict ?? 'not judged'}>
            <span aria-hidden="true">{verdict === null ? '?' : SHOWN_VERDICTS[verdict].sign}</span>
            <span className="unseen">{verdict ?? 'not judged'}</span>
          </span>
        </Fragment>
      ))}
    </span>
  );
}

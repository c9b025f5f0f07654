import { counted, metricTitle } from '@stet/core/internal';
import type { SubmissionCheck } from '@stet/server';
import type { ReactElement } from 'react';
import { valueText } from '../scores/score-text.js';
import { leftText } from './left-text.js';
import { oddities } from './oddities.js';

interface CheckedOutputProps {
  readonly file: string;
  readonly check: SubmissionCheck;
}

/** What a check found: what would be submitted, and what looks odd about it. */
export function CheckedOutput({ file, check }: CheckedOutputProps): ReactElement {
  const { lines, changed, left, preview } = check;
  const odd = oddities(check);
  return (
    <>
      <p>
        <b>
          <bdi>{file}</bdi>
        </b>{' '}
        can be submitted: {counted(lines, 'line')}, one for each source sentence, {changed === 0 ? 'none' : changed} of
        them changed.
      </p>
      {odd.length > 0 && (
        <ul className="oddities">
          {odd.map((oddity) => (
            <li key={oddity}>{oddity}</li>
          ))}
        </ul>
      )}
      {preview !== null && (
        <p className="official">
          {metricTitle(preview.metric)} <b>{valueText(preview.value, preview.unit)}</b>{' '}
          <small>as a preview; nothing is submitted yet</small>
        </p>
      )}
      {left !== null && (
        <p className="quiet">
          {leftText({ left })} {isLimited(left) && 'You see the score once it is submitted.'}
        </p>
      )}
    </>
  );
}

const isLimited = ({ phase, today }: NonNullable<SubmissionCheck['left']>): boolean => phase !== null || today !== null;

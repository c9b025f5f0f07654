import { metricTitle } from '@stet/core/internal';
import type { SubmissionCheck } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
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
  const { checked } = words().team;
  const name = (
    <b>
      <bdi>{file}</bdi>
    </b>
  );
  return (
    <>
      <p>{changed === 0 ? checked.unchanged(name, lines) : checked.changed(name, lines, changed)}</p>
      {odd.length > 0 && (
        <ul className="oddities">
          {odd.map((oddity) => (
            <li key={oddity}>{oddity}</li>
          ))}
        </ul>
      )}
      {preview !== null && (
        <p className="official">
          {metricTitle(preview.metric)} <b>{valueText(preview.value, preview.unit)}</b> <small>{checked.preview}</small>
        </p>
      )}
      {left !== null && (
        <p className="quiet">
          {leftText({ left })} {isLimited(left) && checked.scoreLater}
        </p>
      )}
    </>
  );
}

const isLimited = ({ phase, today }: NonNullable<SubmissionCheck['left']>): boolean => phase !== null || today !== null;

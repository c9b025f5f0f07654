import { errorWords, type StetErrorDetails } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { optionLabel } from '../option-label.js';
import { showLine } from './show-line.js';
import { problemSentence } from '../../api/problem-sentence.js';
import { currentLanguage, words } from '../../language/words.js';
import { ReportedProblem } from '../../shell/reported-problem.js';

interface InputErrorProps {
  readonly error: StetErrorDetails;
  /** Whether the text stands in a box of the page, where its line can be shown. */
  readonly isOnPage: boolean;
}

/** What is wrong with a text, where, and what to do: with options named as the page labels them. */
export function InputError({ error, isOnPage }: InputErrorProps): ReactElement {
  const { playground } = words();
  const { sourceLocation } = errorWords(error);
  const { file, line, code } = error;
  return (
    <div className="note problem" role="alert">
      <p className="input-error">
        {sourceLocation !== '' && (
          <>
            <b>
              <bdi>{sourceLocation}</bdi>:
            </b>{' '}
          </>
        )}
        {currentLanguage() !== 'en' && `${problemSentence(error)} `}
        <ReportedProblem problem={error} optionWord={optionLabel} /> <span className="quiet">[{code}]</span>
      </p>
      {isOnPage && file !== undefined && line !== undefined && (
        <p>
          <button type="button" onClick={() => showLine(file, line)}>
            {playground.showLine(line)}
          </button>
        </p>
      )}
    </div>
  );
}

import type { Question } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { DrawnProposal } from '../proposals/drawn-proposal.js';

interface QuestionViewProps {
  readonly question: Question;
  readonly language: string;
}

/** A proposed correction in context: its sentence, how it would read, and the gold's edits. */
export function QuestionView({ question, language }: QuestionViewProps): ReactElement {
  const { before, after, corrected, answers, types, sentence } = question;
  const { questions } = words();
  const text = { lang: language, dir: 'auto' };
  return (
    <>
      <div className="asked">
        {before !== null && (
          <p className="around" {...text}>
            {before}
          </p>
        )}
        <DrawnProposal edit={question} language={language} />
        {after !== null && (
          <p className="around" {...text}>
            {after}
          </p>
        )}
      </div>
      <dl className="readings">
        <div>
          <dt>{questions.wouldRead}</dt>
          <dd {...text}>{corrected}</dd>
        </div>
        <div>
          <dt>{questions.goldReads(answers.length)}</dt>
          {answers.map((answer) => (
            <dd key={answer} {...text}>
              {answer}
            </dd>
          ))}
        </div>
        <div>
          <dt>{questions.saidToBe}</dt>
          <dd className="plain">{questions.typesIn(types, sentence)}</dd>
        </div>
      </dl>
    </>
  );
}

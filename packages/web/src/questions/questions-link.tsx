import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAnswer } from '../annotating/use-answer.js';
import { questionsFor } from '../api/annotating.js';
import { counted } from '../shell/format.js';

/** Leads to the proposals, where there are any. */
export function QuestionsLink({ link }: { readonly link: string }): ReactElement | null {
  const { answer: questions } = useAnswer(questionsFor, link);
  if (questions === undefined || questions.length === 0) return null;
  const left = questions.filter(({ verdict }) => verdict === null).length;
  return (
    <p className="note">
      Teams say that other corrections are right, too.{' '}
      <Link href={`/annotate/${link}?proposals`}>Judge {counted(questions.length, 'proposal')}</Link>
      {left === 0 ? '; you have answered all.' : `; ${left} without your answer.`}
    </p>
  );
}

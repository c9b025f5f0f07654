import { counted } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';

/** Leads to the proposals, where there are any. */
export function QuestionsLink({ link }: { readonly link: string }): ReactElement | null {
  const questions = useQuery('/annotating/proposals', { key: link }).data?.rows;
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

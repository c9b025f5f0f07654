import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';

/** Leads to the proposals, where there are any. */
export function QuestionsLink({ link }: { readonly link: string }): ReactElement | null {
  const questions = useQuery('/annotating/proposals', { key: link }).data?.rows;
  if (questions === undefined || questions.length === 0) return null;
  const left = questions.filter(({ verdict }) => verdict === null).length;
  return (
    <p className="note">
      {words().questions.note(questions.length, left, (text) => (
        <Link href={`/annotate/${link}?proposals`}>{text}</Link>
      ))}
    </p>
  );
}

import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { Waiting } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { QuestionDesk } from './question-desk.js';

interface QuestionRoomProps {
  /** The key in the annotator's link. */
  readonly link: string;
  readonly language: string;
}

/** Where an annotator judges proposed corrections, without knowing whose they are. */
export default function QuestionRoom({ link, language }: QuestionRoomProps): ReactElement {
  const { data, error } = useQuery('/annotating/proposals', { key: link });
  const questions = data?.rows;
  return (
    <div className="questions">
      <p className="crumb">
        <Link href={`/annotate/${link}`}>Essays</Link>
      </p>
      {questions !== undefined && questions.length > 0 ? (
        <QuestionDesk link={link} questions={questions} language={language} />
      ) : (
        <>
          <h1>Proposals</h1>
          {error !== undefined ? (
            <ProblemNote error={error} />
          ) : questions === undefined ? (
            <Waiting>Opening the proposals …</Waiting>
          ) : (
            <p className="empty">Nothing is proposed. Teams may propose corrections once the gold is public.</p>
          )}
        </>
      )}
    </div>
  );
}

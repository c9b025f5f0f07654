import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
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
  const said = words().questions;
  return (
    <div className="questions">
      <p className="crumb">
        <Link href={`/annotate/${link}`}>{said.essays}</Link>
      </p>
      {questions !== undefined && questions.length > 0 ? (
        <QuestionDesk link={link} questions={questions} language={language} />
      ) : (
        <>
          <h1>{said.title}</h1>
          {error !== undefined ? (
            <ProblemNote error={error} />
          ) : questions === undefined ? (
            <Waiting>{said.opening}</Waiting>
          ) : (
            <p className="empty">{said.nothing}</p>
          )}
        </>
      )}
    </div>
  );
}

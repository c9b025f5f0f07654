import { counted } from '@stet/core/internal';
import type { AnnotatingRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { QuestionsLink } from '../questions/questions-link.js';

interface EssayListProps {
  readonly room: AnnotatingRoom;
  /** The key in the annotator's link. */
  readonly link: string;
}

/** An annotator's essays and the progress in each. */
export function EssayList({ room, link }: EssayListProps): ReactElement {
  const { essays, instructions, annotator, comparisonOpen } = room;
  const left = essays.filter(({ state }) => state === 'open').length;
  return (
    <>
      <h1>Essays to mark</h1>
      <p>
        Hello <bdi>{annotator.name}</bdi>. {essays.length === 0 ? 'There are no essays yet.' : leftText(left)} Others
        may mark the same essays. You work independently, and only the organiser sees your marks.
      </p>
      {instructions !== '' && <p className="instructions">{instructions}</p>}
      <QuestionsLink link={link} />
      {comparisonOpen && (
        <p>
          <Link href={`/annotate/${link}?compare`}>Compare your marks</Link> with those of another annotator.
        </p>
      )}
      <ol className="essay-list">
        {essays.map(({ id, name, title, words, state, marks }) => (
          <li key={id}>
            <Link href={`/annotate/${link}?essay=${id}`}>
              <bdi>{title ?? name}</bdi>
            </Link>
            <span className="facts">
              <span>{counted(words, 'word')}</span>
              <span>{counted(marks, 'mark')}</span>
              <span className={state === 'done' ? 'state running' : 'state'}>{state}</span>
              {state === 'done' && <span>open it to change its marks</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function leftText(left: number): string {
  return left === 0 ? 'All your essays are done. Thank you.' : `${counted(left, 'essay')} to go.`;
}

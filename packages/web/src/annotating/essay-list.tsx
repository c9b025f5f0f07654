import type { AnnotatingRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { words } from '../language/words.js';
import { QuestionsLink } from '../questions/questions-link.js';

interface EssayListProps {
  readonly room: AnnotatingRoom;
  /** The key in the annotator's link. */
  readonly link: string;
}

/** An annotator's essays and the progress in each. */
export function EssayList({ room, link }: EssayListProps): ReactElement {
  const { essays, instructions, annotator, comparisonOpen } = room;
  const { annotating } = words();
  const left = essays.filter(({ state }) => state === 'open').length;
  return (
    <>
      <h1>{annotating.toMark}</h1>
      <p>{annotating.hello(<bdi>{annotator.name}</bdi>, left, essays.length)}</p>
      {instructions !== '' && <p className="instructions">{instructions}</p>}
      <QuestionsLink link={link} />
      {comparisonOpen && (
        <p>
          {annotating.compare((text) => (
            <Link href={`/annotate/${link}?compare`}>{text}</Link>
          ))}
        </p>
      )}
      <ol className="essay-list">
        {essays.map(({ id, name, title, words: length, state, marks }) => (
          <li key={id}>
            <Link href={`/annotate/${link}?essay=${id}`}>
              <bdi>{title ?? name}</bdi>
            </Link>
            <span className="facts">
              <span>{annotating.words(length)}</span>
              <span>{annotating.marks(marks)}</span>
              <span className={state === 'done' ? 'state running' : 'state'}>{annotating.states[state]}</span>
              {state === 'done' && <span>{annotating.openToChange}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

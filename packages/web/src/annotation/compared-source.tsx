import { tokenise } from '@stet/core/internal';
import type { Comparison } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';

type ComparedEdit = Comparison['sentences'][number]['pairs'][number]['first'];

interface ComparedSourceProps {
  readonly source: string;
  readonly edit: ComparedEdit;
  readonly language: string;
}

/** An annotator's edit: the deleted words struck through, the correction underlined, and the type; or nothing. */
export function ComparedSource({ source, edit, language }: ComparedSourceProps): ReactElement {
  if (edit === undefined) return <span className="quiet">{words().annotation.comparison.leftAsIs}</span>;
  const { start, end, type, corrections, comment } = edit;
  const removed = tokenise(source).slice(start, end).join(' ');
  const [correction] = corrections;
  return (
    <>
      <span className="sentence" lang={language} dir="auto">
        {removed !== '' && <del>{removed}</del>} {correction !== '' && <ins>{correction}</ins>}
      </span>{' '}
      <span className="state">{type}</span>
      {comment !== '' && (
        <small>
          <bdi>{comment}</bdi>
        </small>
      )}
    </>
  );
}

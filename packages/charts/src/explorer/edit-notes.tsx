import type { EditMark, ExploredOutput, ExploredSentence } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';
import type { RenderAction } from './explorer-props.js';
import { SIGNS, changeWords, typeName } from './mark-words.js';

interface EditNotesProps {
  readonly sentence: ExploredSentence;
  readonly output: ExploredOutput;
  readonly renderAction?: RenderAction | undefined;
}

/** Each edit by itself, with its span, its type, and what can be done about it. */
export function EditNotes({ sentence, output, renderAction }: EditNotesProps): ReactElement | null {
  if (output.marks.length === 0) return null;
  return (
    <ul className="notes">
      {output.marks.map((mark, at) => (
        <li key={at} className={mark.kind}>
          <span className="sign" aria-hidden="true">
            {SIGNS[mark.kind]}
          </span>{' '}
          <span className="which">{chartWords().explorer.outcomes[mark.kind]}</span>{' '}
          <span className="place">
            {mark.start}–{mark.end}
          </span>{' '}
          <span className="what">
            <bdi className="change">{changeWords(mark)}</bdi> <Type mark={mark} />{' '}
            {renderAction?.(mark, sentence, output)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Type({ mark: { type, optional } }: { readonly mark: EditMark }): ReactElement {
  const details = [type, typeName(type), optional === true ? chartWords().explorer.optional : ''].filter(
    (word) => word !== undefined,
  );
  return <span className="type">{details.filter((word) => word !== '').join(', ')}</span>;
}

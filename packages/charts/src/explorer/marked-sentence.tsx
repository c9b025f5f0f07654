import type { EditMark } from '@stet/core/internal';
import { Fragment, type ReactElement } from 'react';
import { MarkTag } from './mark-tag.js';
import { shown } from './mark-words.js';
import { stretchesOf } from './stretches.js';

export interface MarkedSentenceProps {
  readonly source: string;
  readonly marks: readonly EditMark[];
  /** False for edits of which nobody has said yet whether they are right: drawn without a sign. */
  readonly judged?: boolean;
}

/**
 * A sentence with its edits drawn as proofreaders draw them: what a system put in is underlined, what it took out is
 * struck through; where it missed an edit, the words are dotted and the correction stands behind a caret.
 */
export function MarkedSentence({ source, marks, judged = true }: MarkedSentenceProps): ReactElement {
  return (
    <>
      {stretchesOf(source, marks).map((stretch, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          {stretch.kind === 'kept' ? (
            stretch.words
          ) : (
            <>
              <Marked mark={stretch.mark} judged={judged} />
              {stretch.instead.map((mark, index) => (
                <Fragment key={index}>
                  {' '}
                  <Wanted mark={mark} />
                </Fragment>
              ))}
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}

function Marked({ mark, judged }: { readonly mark: EditMark; readonly judged: boolean }): ReactElement {
  const { kind, words, corrections } = mark;
  if (kind === 'missed') {
    return (
      <>
        {words !== '' && <span className="untouched">{words}</span>}
        {words !== '' && ' '}
        <Wanted mark={mark} />
      </>
    );
  }
  const [correction] = corrections;
  return (
    <span className={`edit ${judged ? kind : 'unjudged'}`}>
      {words !== '' && <del>{words}</del>}
      {words !== '' && correction !== '' && ' '}
      {correction !== '' && <ins>{correction}</ins>}
      {judged && <MarkTag mark={mark} />}
    </span>
  );
}

/** What the annotator would have there. */
function Wanted({ mark }: { readonly mark: EditMark }): ReactElement {
  return (
    <span className="edit missed">
      <span className="caret" aria-hidden="true">
        ‸
      </span>
      <span className="wanted">{mark.corrections.map(shown).join(' or ')}</span>
      <MarkTag mark={mark} />
    </span>
  );
}

import type { EditMark } from '@stet/core/internal';
import { Fragment, type ReactElement } from 'react';
import { MarkTag } from './mark-tag.js';
import { eitherOf } from './mark-words.js';
import { stretchesOf } from './stretches.js';

export interface MarkedSentenceProps {
  readonly source: string;
  readonly marks: readonly EditMark[];
  /** False for edits that nobody has judged yet: they are drawn without a sign. */
  readonly judged?: boolean;
}

/**
 * A sentence with its edits marked as proofreaders do: what a system inserted is underlined, what it deleted is struck
 * through; where it missed an edit, the words have a dotted underline and the correction follows a caret, as it does
 * behind a wrong edit.
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
      {mark.wanted !== undefined && (
        <>
          {' '}
          <WantedText texts={mark.wanted} />
        </>
      )}
    </span>
  );
}

/** The correction that the annotator wants there. */
function Wanted({ mark }: { readonly mark: EditMark }): ReactElement {
  return (
    <span className="edit missed">
      <WantedText texts={mark.corrections} />
      <MarkTag mark={mark} />
    </span>
  );
}

function WantedText({ texts }: { readonly texts: readonly string[] }): ReactElement {
  return (
    <>
      <span className="caret" aria-hidden="true">
        ‸
      </span>
      <span className="wanted">{eitherOf(texts)}</span>
    </>
  );
}

import type { NewVerdict } from '@stet/server';
import type { ReactElement, RefObject } from 'react';
import { TextInput } from '../shell/text-input.js';

interface VerdictFootProps {
  readonly verdict: NewVerdict | undefined;
  readonly comment: string;
  readonly commentField: RefObject<HTMLInputElement | null>;
  readonly onVerdict: (verdict: NewVerdict['verdict']) => void;
  readonly onComment: (comment: string) => void;
  /** The comment is written. */
  readonly onCommented: () => void;
}

const VERDICTS: readonly (readonly [verdict: NewVerdict['verdict'], key: string, words: string])[] = [
  ['accepted', 'A', 'Accept'],
  ['refused', 'R', 'Refuse'],
];

const MOST_LETTERS = 2000;

/** The annotator's verdict on a proposal. */
export function VerdictFoot(props: VerdictFootProps): ReactElement {
  const { verdict: givenVerdict, comment, commentField, onVerdict, onComment, onCommented } = props;
  return (
    <>
      <div className="verdict" role="group" aria-label="Is it right, too?">
        {VERDICTS.map(([verdict, key, words]) => (
          <button
            key={verdict}
            type="button"
            aria-pressed={givenVerdict?.verdict === verdict}
            aria-keyshortcuts={key}
            onClick={() => onVerdict(verdict)}
          >
            {words} <kbd aria-hidden="true">{key}</kbd>
          </button>
        ))}
      </div>
      <TextInput
        label="Comment"
        hint={givenVerdict === undefined ? 'sent with your answer' : 'sent when you leave it'}
        ref={commentField}
        maxLength={MOST_LETTERS}
        value={comment}
        onChange={onComment}
        onBlur={onCommented}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </>
  );
}

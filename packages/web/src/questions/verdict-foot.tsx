import type { NewVerdict } from '@stet/server';
import type { ReactElement, RefObject } from 'react';
import { words } from '../language/words.js';
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

const VERDICTS: readonly (readonly [verdict: NewVerdict['verdict'], key: string])[] = [
  ['accepted', 'A'],
  ['refused', 'R'],
];

const MOST_LETTERS = 2000;

/** The annotator's verdict on a proposal. */
export function VerdictFoot(props: VerdictFootProps): ReactElement {
  const { verdict: givenVerdict, comment, commentField, onVerdict, onComment, onCommented } = props;
  const { questions } = words();
  return (
    <>
      <div className="verdict" role="group" aria-label={questions.isRight}>
        {VERDICTS.map(([verdict, key]) => (
          <button
            key={verdict}
            type="button"
            aria-pressed={givenVerdict?.verdict === verdict}
            aria-keyshortcuts={key}
            onClick={() => onVerdict(verdict)}
          >
            {questions.verdicts[verdict]} <kbd aria-hidden="true">{key}</kbd>
          </button>
        ))}
      </div>
      <TextInput
        label={questions.comment}
        hint={givenVerdict === undefined ? questions.sentWithAnswer : questions.sentOnLeaving}
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

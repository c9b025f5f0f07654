import { VERDICTS, type MarkedStretch, type Verdict } from '@stet/core/internal';
import type { KeyboardEvent, ReactElement } from 'react';
import { currentLanguage, words } from '../../../language/words.js';
import { pressedKey } from '../../../shell/pressed-key.js';
import { Stretch } from '../../marked-sentence.js';
import { SHOWN_VERDICTS, verdictOf } from './verdicts.js';

interface EditChipProps {
  readonly stretch: MarkedStretch;
  readonly verdict: Verdict | null;
  /** The edit that the next key judges. */
  readonly isNext: boolean;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** An edit in its sentence. Each press gives the next verdict; on the chip itself the letters give one at once. */
export function EditChip({ stretch, verdict, isNext, onVerdict }: EditChipProps): ReactElement {
  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    const given = event.ctrlKey || event.metaKey || event.altKey ? undefined : verdictOf(pressedKey(event.nativeEvent));
    if (given === undefined) return;
    event.preventDefault();
    // Who changes a verdict stays there.
    if (verdict === null) focusNext(event.currentTarget);
    onVerdict(given);
  };
  const { judging } = words();
  const names = ['edit-chip', verdict ?? 'unset', ...(isNext ? ['next'] : [])];
  return (
    <button
      type="button"
      className={names.join(' ')}
      onClick={() => onVerdict(nextVerdict(verdict))}
      onKeyDown={pressKey}
    >
      <Stretch stretch={stretch} />
      <span className="edit-verdict">
        <span aria-hidden="true">{verdict === null ? '?' : SHOWN_VERDICTS[verdict].sign}</span>
        {/* With a direction of their own, words of the page do not decide that of the sentence. */}
        <span className="unseen" lang={currentLanguage()} dir="ltr">
          {' '}
          {verdict === null ? judging.notJudged : judging.editVerdicts[verdict]}
        </span>
      </span>
    </button>
  );
}

/** Focuses the next edit that is not judged, from the top again after the last. */
function focusNext(chip: HTMLElement): void {
  const unset = [...document.querySelectorAll<HTMLElement>('.edit-chip.unset')];
  const at = unset.indexOf(chip);
  [...unset.slice(at + 1), ...unset.slice(0, at)].at(0)?.focus();
}

function nextVerdict(verdict: Verdict | null): Verdict {
  return VERDICTS[verdict === null ? 0 : (VERDICTS.indexOf(verdict) + 1) % VERDICTS.length];
}

import { VERDICTS, type MarkedStretch, type Verdict } from '@stet/core/internal';
import type { KeyboardEvent, ReactElement } from 'react';
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
  const pressKey = (event: KeyboardEvent): void => {
    const given = event.ctrlKey || event.metaKey || event.altKey ? undefined : verdictOf(event.key);
    if (given === undefined) return;
    event.preventDefault();
    onVerdict(given);
  };
  const names = ['edit-chip', verdict ?? 'unset', ...(isNext ? ['next'] : [])];
  return (
    <button
      type="button"
      className={names.join(' ')}
      onClick={() => onVerdict(nextVerdict(verdict))}
      onKeyDown={pressKey}
    >
      <Stretch stretch={stretch} />
      <span className="verdict">
        <span aria-hidden="true">{verdict === null ? '?' : SHOWN_VERDICTS[verdict].sign}</span>
        <span className="unseen"> {verdict ?? 'not judged'}</span>
      </span>
    </button>
  );
}

function nextVerdict(verdict: Verdict | null): Verdict {
  return VERDICTS[verdict === null ? 0 : (VERDICTS.indexOf(verdict) + 1) % VERDICTS.length];
}

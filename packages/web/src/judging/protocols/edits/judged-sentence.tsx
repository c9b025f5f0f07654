import { markedText, type Verdict } from '@stet/core/internal';
import { Fragment, useMemo, type ReactElement } from 'react';
import { Stretch } from '../../marked-sentence.js';
import { EditChip } from './edit-chip.js';

interface JudgedSentenceProps {
  readonly source: string;
  readonly output: string;
  /** One for each edit. */
  readonly verdicts: readonly (Verdict | null)[];
  /** Which edit the next key judges, if it is one of these. */
  readonly next: number | undefined;
  readonly onVerdict: (edit: number, verdict: Verdict) => void;
}

/** An output with its edits as chips to judge. */
export function JudgedSentence({ source, output, verdicts, next, onVerdict }: JudgedSentenceProps): ReactElement {
  const stretches = useMemo(() => markedText(source, output), [source, output]);
  let edits = 0;
  return (
    <>
      {stretches.map((stretch, at) => {
        if (stretch.kind === 'kept') {
          return (
            <Fragment key={at}>
              {stretch.spaced && ' '}
              <Stretch stretch={stretch} />
            </Fragment>
          );
        }
        const edit = edits++;
        return (
          <Fragment key={at}>
            {stretch.spaced && ' '}
            <EditChip
              stretch={stretch}
              verdict={verdicts.at(edit) ?? null}
              isNext={edit === next}
              onVerdict={(verdict) => onVerdict(edit, verdict)}
            />
          </Fragment>
        );
      })}
    </>
  );
}

import { markedText, type MarkedStretch } from '@stet/core/internal';
import { Fragment, useMemo, type ReactElement } from 'react';
import { words } from '../language/words.js';

interface MarkedSentenceProps {
  readonly source: string;
  readonly output: string;
  /** Whether to show what was changed. */
  readonly marks: boolean;
}

/**
 * An output with its edits as proofreading marks: insertions are underlined, deletions are pale and struck through, and
 * replaced words come before their replacement.
 */
export function MarkedSentence({ source, output, marks }: MarkedSentenceProps): ReactElement {
  const stretches = useMemo(() => markedText(source, output), [source, output]);
  if (output.trim() === '') return <span className="nothing">{words().judging.emptyLine}</span>;
  if (!marks) return <>{output}</>;
  return (
    <>
      {stretches.map((stretch, at) => (
        <Fragment key={at}>
          {stretch.spaced && ' '}
          <Stretch stretch={stretch} />
        </Fragment>
      ))}
    </>
  );
}

/** What was kept, or taken out and put in. */
export function Stretch({ stretch: { kind, before, after } }: { readonly stretch: MarkedStretch }): ReactElement {
  if (kind === 'kept') return <>{after}</>;
  return (
    <>
      {before !== '' && <del>{before}</del>}
      {kind === 'replaced' && ' '}
      {after !== '' && <ins>{after}</ins>}
    </>
  );
}

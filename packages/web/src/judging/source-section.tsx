import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import type { ShownItem } from './shown-item.js';

interface SourceSectionProps {
  readonly item: ShownItem;
  /** The language of the sentences; empty if it is not set. */
  readonly language: string;
}

/** The source sentence between its neighbours. */
export function SourceSection({ item, language }: SourceSectionProps): ReactElement {
  const sentence = { lang: language, dir: 'auto' } as const;
  return (
    <section className="source" aria-label={words().judging.source}>
      {item.before !== null && (
        <p className="context" {...sentence}>
          {item.before}
        </p>
      )}
      <p className="sentence" {...sentence}>
        <b>{item.source}</b>
      </p>
      {item.after !== null && (
        <p className="context" {...sentence}>
          {item.after}
        </p>
      )}
    </section>
  );
}

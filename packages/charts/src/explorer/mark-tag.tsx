import type { EditMark } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';
import { SIGNS, typeName } from './mark-words.js';

/** The sign of a mark and its error type, in small print after it. */
export function MarkTag({ mark: { kind, type, systemType, optional } }: { readonly mark: EditMark }): ReactElement {
  const { explorer: words, speech } = chartWords();
  return (
    <span className="tag" lang={speech.locale}>
      <span aria-hidden="true">{SIGNS[kind]}</span>
      <span className="unseen"> ({words.outcomes[kind]}</span>
      {type !== '' && (
        <>
          <span className="unseen">, </span>
          <span title={typeName(type)}>{type}</span>
          {systemType !== undefined && <span title={words.typeByMetric}>, {systemType}</span>}
        </>
      )}
      {optional === true && <span title={words.mayStand}>?</span>}
      <span className="unseen">{optional === true && ` ${words.optional}`}) </span>
    </span>
  );
}

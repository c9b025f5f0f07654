import type { EditMark } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { SIGNS, typeName } from './mark-words.js';

/** The sign of a mark and its error type, in small print after it. */
export function MarkTag({ mark: { kind, type, systemType, optional } }: { readonly mark: EditMark }): ReactElement {
  return (
    <span className="tag" lang="en">
      <span aria-hidden="true">{SIGNS[kind]}</span>
      <span className="unseen"> ({kind}</span>
      {type !== '' && (
        <>
          <span className="unseen">, </span>
          <span title={typeName(type)}>{type}</span>
          {systemType !== undefined && <span title="the type that the metric gives it">, {systemType}</span>}
        </>
      )}
      {optional === true && <span title="the annotator would also let the source stand">?</span>}
      <span className="unseen">{optional === true && ' optional'}) </span>
    </span>
  );
}

import type { EditMark, ExploredSentence, MarkKind } from '@stet/core';
import { useState, type ReactElement } from 'react';
import { MarkedSentence } from '../../judging/marked-sentence.js';

const PAGE = 20;

const SIGNS: Readonly<Record<MarkKind, string>> = { matched: '✓', missed: '–', unneeded: '✗' };

/** Every sentence with what each system matched, missed and changed without need. */
export function SentenceList({ sentences }: { readonly sentences: readonly ExploredSentence[] }): ReactElement {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ol className="explained">
        {sentences.slice(0, shown).map(({ sentence, source, outputs }) => (
          <li key={sentence}>
            <p className="sentence" dir="auto">
              {source}
            </p>
            {outputs.map(({ system, hypothesis, marks }) => (
              <div key={system}>
                <h4>
                  <bdi>{system}</bdi>
                </h4>
                <p className="sentence" dir="auto">
                  <MarkedSentence source={source} output={hypothesis} marks />
                </p>
                <ul>
                  {marks.map((mark, at) => (
                    <li key={at}>
                      <Mark mark={mark} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ol>
      {sentences.length > shown && (
        <button
          type="button"
          onClick={() => {
            setShown(shown + PAGE);
          }}
        >
          Show {Math.min(PAGE, sentences.length - shown)} more
        </button>
      )}
    </>
  );
}

function Mark({ mark: { kind, words, corrections, type } }: { readonly mark: EditMark }): ReactElement {
  return (
    <>
      <span aria-hidden="true">{SIGNS[kind]} </span>
      {kind} <bdi>{words === '' ? '∅' : words}</bdi> → <bdi>{corrections.map((one) => one || '∅').join(' or ')}</bdi>{' '}
      {type !== '' && <span className="quiet">{type}</span>}
    </>
  );
}

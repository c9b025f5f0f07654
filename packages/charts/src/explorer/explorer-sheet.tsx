import { filterExplored, type ExploredSentence } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';
import { ExploredRow } from './explored-row.js';

/** How many sentences a page shows without a script. */
const SHOWN = 100;

interface ExplorerSheetProps {
  readonly systems: readonly string[];
  readonly sentences: readonly ExploredSentence[];
  readonly language: string | undefined;
}

/** The first sentences of one or two systems, for readers without scripts and for printing. */
export function ExplorerSheet({ systems, sentences, language }: ExplorerSheetProps): ReactElement {
  const shown = systems.length === 2 ? systems : systems.slice(0, 1);
  const first = filterExplored(sentences.slice(0, SHOWN), { systems: shown });
  const words = chartWords().explorer;
  return (
    <div className="stet-explorer">
      <div className="sentences">
        {first.length === 0 && <p className="empty">{words.none}</p>}
        {first.map((sentence) => (
          <div key={sentence.sentence} className="sentence">
            <span className="number">{sentence.sentence}</span>
            <ExploredRow sentence={sentence} open={false} language={language} />
          </div>
        ))}
      </div>
      {(sentences.length > SHOWN || systems.length > shown.length) && (
        <p className="note">{words.shown(first.length, sentences.length, shown.length, systems.length)}</p>
      )}
    </div>
  );
}

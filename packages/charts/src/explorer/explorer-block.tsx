import { packExplored, type ExploredSentence } from '@stet/core/internal';
import { useContext, type ReactElement } from 'react';
import { TextLanguage } from '../report/text-language.js';
import { ExplorerSheet } from './explorer-sheet.js';
import { inScript } from './in-script.js';

export interface ExplorerBlockProps {
  /** Unique on its page. */
  readonly id: string;
  /** The names of all systems, in the order of the menus. */
  readonly systems: readonly string[];
  readonly sentences: readonly ExploredSentence[];
}

/** The explorer in a report: its first sentences as HTML, and all of them as data for the page's script. */
export function ExplorerBlock({ id, systems, sentences }: ExplorerBlockProps): ReactElement {
  const language = useContext(TextLanguage);
  const data = { systems, language, packed: packExplored(sentences) };
  return (
    <>
      <div id={id} data-explorer={`${id}-data`}>
        <ExplorerSheet systems={systems} sentences={sentences} language={language} />
      </div>
      <script id={`${id}-data`} type="application/json" dangerouslySetInnerHTML={{ __html: inScript(data) }} />
    </>
  );
}

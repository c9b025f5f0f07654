import type { Report } from '@stet/charts';
import type { Exploration } from '../exploration/exploration.js';
import { explorerChapter } from './explorer-chapter.js';

/** The sentences, with what each system did to them, as a page. */
export function explainPage(title: string, exploration: Exploration): Report {
  const { systems, sentences } = exploration;
  return {
    kind: 'Sentence by sentence',
    title,
    summary: `Systems: ${systems.join(', ')}. Sentences: ${sentences.length.toLocaleString('en')}.`,
    chapters: [explorerChapter(exploration)],
  };
}

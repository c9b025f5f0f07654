import type { Chapter, Report } from '@stet/charts';
import type { Exploration } from '../exploration/explore-input.js';

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

/** The sentence explorer as a chapter of a page. */
export function explorerChapter({ systems, sentences, signature }: Exploration): Chapter {
  return {
    id: 'the-sentences',
    heading: 'Sentences',
    text: 'Each sentence with the edits of a system: ✓ matched, struck through and underlined in blue; ✗ unneeded, with a wavy line; ○ missed, the words dotted and the correction of the annotator behind a caret; where a metric tells them apart, ≠ wrong, underlined twice, for an error that was corrected in another way. Against the annotator whom the running totals of the system choose, so that the edits add up to its score.',
    blocks: [
      { block: 'sentence-explorer', id: 'explorer', systems, sentences },
      { block: 'text', text: signature },
    ],
  };
}

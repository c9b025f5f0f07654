import type { Sentence } from '../corpus/edit.js';
import { answeredSentences } from '../corpus/nucle/answered-sentences.js';
import type { Essay, Mistake } from '../corpus/nucle/essay.js';
import type { GoldNote, MapOptions } from '../corpus/nucle/map-mistakes.js';
import { agreement, type Agreement } from './agreement.js';
import { pairEdits, type EditPair } from './pair-edits.js';

/** An essay and what two annotators marked in it. */
export interface ComparedEssay {
  readonly essay: Essay;
  readonly first: readonly Mistake[];
  readonly second: readonly Mistake[];
}

export interface ComparedSentence {
  readonly document: string;
  readonly paragraph: number;
  readonly sentence: number;
  readonly source: string;
  readonly pairs: readonly EditPair[];
}

/** How far two annotators' sheets agree, and where they differ. */
export interface SheetComparison {
  /** Identification by the rule of CoNLL-2014: tokens within marks, insertions aside (Ng et al. 2014, section 6.1). */
  readonly agreement: Agreement;
  /** The same with the gaps between tokens as units, which insertions mark. */
  readonly withInsertions: Agreement;
  /** Pairs of edits by how they differ. */
  readonly counts: Readonly<Record<EditPair['difference'], number>>;
  /** The sentences in which somebody marked something. */
  readonly sentences: readonly ComparedSentence[];
  /** For each annotator, marks that are not compared, or not as they were made. */
  readonly notes: readonly [readonly GoldNote[], readonly GoldNote[]];
}

/** Compares what two annotators marked in the same essays. */
export function compareSheets(essays: readonly ComparedEssay[], options: MapOptions = {}): SheetComparison {
  const answered = essays.map(({ essay, first, second }) => answeredSentences(essay, [first, second], options));
  const sentences: Sentence[] = [];
  const compared: ComparedSentence[] = [];
  const counts = { same: 0, otherType: 0, otherCorrection: 0, otherSpan: 0, alone: 0 };
  for (const { essaySentence, sentence } of answered.flatMap((answers) => answers.sentences)) {
    sentences.push(sentence);
    const [first, second] = sentence.annotations;
    const pairs = pairEdits(first.edits, second.edits);
    if (pairs.length === 0) continue;
    for (const { difference } of pairs) counts[difference]++;
    const { document, paragraph, sentence: number } = essaySentence;
    compared.push({ document, paragraph, sentence: number, source: sentence.source, pairs });
  }
  return {
    agreement: agreement(sentences, [0, 1]),
    withInsertions: agreement(sentences, [0, 1], { rule: 'gaps' }),
    counts,
    sentences: compared,
    notes: [answered.flatMap(({ notes }) => notes[0]), answered.flatMap(({ notes }) => notes[1])],
  };
}

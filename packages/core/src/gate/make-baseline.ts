import { annotatorsOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { extractEdits } from '../edits/extract.js';
import { chosenAlignments, countsOf, type EditMetric } from '../metrics/edit-based/edit-metric.js';
import { recallByType } from '../metrics/edit-based/by-type/recall-by-type.js';
import { coverageOf, dataFields } from '../scoring/coverage.js';
import { leftOutEdits } from '../scoring/left-out.js';
import type { SystemAlignments } from './align-system.js';
import type { Baseline, Hash } from './baseline.js';
import type { CleanText } from './clean-text.js';
import { hashSentence, plainWords } from './hash-sentence.js';

/** A system's output, measured. */
export interface MeasuredSystem {
  readonly name: string;
  readonly lines: readonly string[];
  readonly alignments: SystemAlignments;
}

/** Clean text, what a system made of it, and what that comes to. */
export interface MeasuredCleanText {
  readonly sources: readonly string[];
  readonly result: CleanText;
}

/** What is kept of a system, for later ones to be tested against. */
export function makeBaseline(
  metric: EditMetric,
  options: Baseline['metric']['options'],
  sentences: readonly Sentence[],
  { name, lines, alignments }: MeasuredSystem,
  hash: Hash,
  clean?: MeasuredCleanText,
): Baseline {
  const stats = alignments.map(countsOf);
  return {
    system: name,
    metric: { name: metric.name, options },
    signature: metric.signature(
      dataFields(metric, coverageOf(sentences), { annotators: annotatorsOf(sentences) }, leftOutEdits(sentences)),
    ),
    value: metric.corpus(stats).value,
    types: recallByType(chosenAlignments(metric, alignments)).map(({ type, correct, gold }) => ({
      type,
      correct,
      gold,
    })),
    ...(clean === undefined ? {} : { clean: cleanCounts(clean, hash) }),
    sentences: sentences.map((sentence, at) => ({
      gold: hashSentence(sentence, hash),
      output: hash(plainWords(lines[at])),
      counts: stats[at].map(([annotator, correct, proposed, golds]) => [annotator, correct, proposed, golds]),
      edits: extractEdits(sentence.source, lines[at]).map(({ start, end, corrections: [text] }) => [start, end, text]),
    })),
  };
}

function cleanCounts({ sources, result }: MeasuredCleanText, hash: Hash): NonNullable<Baseline['clean']> {
  const { sentences, words, edits } = result;
  return { text: hashCleanText(sources, hash), sentences, words, edits };
}

/** A name for clean text, so that only edits to the same text are compared. */
export function hashCleanText(sources: readonly string[], hash: Hash): string {
  return hash(JSON.stringify(sources.map(plainWords)));
}

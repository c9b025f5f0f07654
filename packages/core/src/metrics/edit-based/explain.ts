import type { Edit, Sentence } from '../../corpus/edit.js';
import type { NamedOutput } from '../../corpus/system-output.js';
import { tokenise } from '../../text/white-space.js';
import type { Counts } from '../f-score.js';
import { segmentOf } from '../utf8-segment.js';
import type { AlignedEdit, Alignment, WantedText } from './alignment.js';
import { trim, changeOf, type Change } from '../../edits/proposed-edit.js';
import { preparedTexts } from '../texts/prepared-texts.js';
import { countsOf, type ExplainingMetric } from './edit-metric.js';

/** An edit of a hypothesis; `match` is the index of the gold edit that it makes, or null. */
export interface ExplainedEdit extends Change {
  readonly match: number | null;
  /** Further gold edits that count as made by it: the gold lists the same edit more than once. */
  readonly also?: readonly number[];
  /** The edit without the words at its ends that stay as they are. */
  readonly change: Change;
  /** Its error type, where the metric gives edits one, and that of the gold edit that it makes. */
  readonly type?: string;
  readonly goldType?: string;
  /** Where it corrects what the gold corrects, but otherwise: what the gold wants instead. */
  readonly instead?: WantedText;
}

/** A hypothesis against one annotator. */
export interface ExplainedAnnotator extends Counts {
  readonly annotator: number;
  readonly value: number;
  /** True for the annotator that the running totals chose. */
  readonly chosen: boolean;
  readonly edits: readonly ExplainedEdit[];
  /** What the gold wants and nobody tried. */
  readonly missed: readonly Edit[];
  /** Where the metric tells how chunks fare: how many are corrected rightly or otherwise, left alone amiss, changed without need. */
  readonly chunks?: ChunkTally;
}

interface ChunkTally {
  readonly hit: number;
  readonly wrong: number;
  readonly under: number;
  readonly over: number;
}

export interface ExplainedSystem {
  readonly name: string;
  readonly hypothesis: string;
  readonly annotators: readonly ExplainedAnnotator[];
  /** Totals of the chosen annotators up to and with this sentence. */
  readonly running: Counts & { readonly value: number };
}

/** How a sentence came by its counts. */
export interface ExplainedSentence {
  /** 1-based, as the line in the systems' files. */
  readonly sentence: number;
  readonly source: string;
  readonly annotations: readonly { readonly annotator: number; readonly edits: readonly Edit[] }[];
  readonly systems: readonly ExplainedSystem[];
}

/** Explains every sentence of one or more systems: gold edits, edits found, matches, running totals. */
export function explainSentences(
  metric: ExplainingMetric,
  given: readonly Sentence[],
  outputs: readonly Omit<NamedOutput, 'file'>[],
): ExplainedSentence[] {
  const { sentences, systems } = preparedTexts(metric, given, outputs);
  const explained = systems.map((system) => explainSystem(metric, sentences, system));
  return sentences.map((sentence, at) => ({
    sentence: at + 1,
    source: sentence.source,
    annotations: metric.align({ sentence, hypothesis: sentence.source }).map(({ annotator, golds }) => ({
      annotator,
      edits: golds.map(({ edit }) => edit),
    })),
    systems: explained.map((system) => system[at]),
  }));
}

function explainSystem(
  metric: ExplainingMetric,
  sentences: readonly Sentence[],
  { name, lines, edits }: Omit<NamedOutput, 'file'>,
): ExplainedSystem[] {
  const alignments = sentences.map((sentence, at) => metric.align(segmentOf(sentence, lines[at], edits?.[at])));
  const stats = alignments.map(countsOf);
  const scores = metric.sentences(stats);
  const values = metric.runningValues(stats);
  let running: Counts = { correct: 0, proposed: 0, gold: 0 };
  return sentences.map(({ source }, at) => {
    const chosen = scores[at].running;
    running = {
      correct: running.correct + chosen.correct,
      proposed: running.proposed + chosen.proposed,
      gold: running.gold + chosen.gold,
    };
    const before = tokenise(source);
    const after = tokenise(lines[at]);
    return {
      name,
      hypothesis: lines[at],
      annotators: alignments[at].map((alignment) => ({
        ...explainAlignment(metric, alignment, before, after),
        chosen: alignment.annotator === chosen.annotator,
      })),
      running: { ...running, value: values[at] },
    };
  });
}

function explainAlignment(
  metric: ExplainingMetric,
  alignment: Alignment,
  source: readonly string[],
  hypothesis: readonly string[],
): Omit<ExplainedAnnotator, 'chosen'> {
  const { annotator, correct, proposed, gold, edits, golds } = alignment;
  return {
    annotator,
    correct,
    proposed,
    gold,
    value: metric.sentences([countsOf([alignment])])[0].value,
    edits: edits.map((edit) => ({
      ...changeOf(edit, source, hypothesis),
      match: edit.gold === -1 ? null : edit.gold,
      ...(edit.also === undefined ? {} : { also: edit.also }),
      change: changeOf(trim(edit, source, hypothesis), source, hypothesis),
      ...(edit.type === undefined ? {} : { type: edit.type }),
      ...(edit.type === undefined || edit.gold === -1 ? {} : { goldType: goldTypeOf(edit, golds) }),
      ...(edit.instead === undefined ? {} : { instead: edit.instead }),
    })),
    missed: missedEdits(alignment),
    ...(alignment.missed === undefined ? {} : { chunks: tallyChunks(alignment, alignment.missed) }),
  };
}

function tallyChunks({ edits }: Alignment, missed: readonly Edit[]): ChunkTally {
  const hit = edits.filter(({ gold }) => gold !== -1).length;
  const wrong = edits.filter(({ instead }) => instead !== undefined).length;
  return { hit, wrong, under: missed.length, over: edits.length - hit - wrong };
}

/** The error type of the gold that an edit makes. */
export function goldTypeOf({ gold, goldType }: AlignedEdit, golds: Alignment['golds']): string {
  return goldType ?? golds[gold].edit.type;
}

/** What was missed: the gold edits that no edit makes, unless the metric says it otherwise. */
export function missedEdits({ edits, golds, missed }: Alignment): readonly Edit[] {
  if (missed !== undefined) return missed;
  const made = new Set(edits.flatMap(({ gold, also = [] }) => [gold, ...also]));
  return golds.flatMap(({ edit }, at) => (made.has(at) ? [] : [edit]));
}

import { isDone, standIn } from '../../corpus/annotators.js';
import { inOrder, type Annotation, type Edit, type Sentence } from '../../corpus/edit.js';
import { isUnanswered } from '../../corpus/unannotatable.js';
import { leavesText } from '../../corpus/uncorrected.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { targetOf } from '../cleme/partition.js';
import type { AlignedEdit, Alignment } from '../edit-based/alignment.js';
import type { AnnotatorChoice } from '../edit-based/edit-metric.js';
import type { EditSource, GoldEditSource, SystemEdit } from '../errant/edit-source.js';
import { referenceNumbered } from '../errant/extraction.js';
import type { Segment } from '../metric.js';
import { compareChunks, Fate, type GoldChunk } from './compare-chunks.js';
import { NO_FATES, statsOfChunks, type ChunkFates, type GotoStats } from './stats.js';

const SOLVED = Fate.correct | Fate.changed | Fate.asked;

export interface GoldChunksOptions extends AnnotatorChoice {
  readonly goldEdits: GoldEditSource;
}

/** What a hypothesis makes of the chunks of its gold. */
interface ComparedSegment {
  readonly annotator: number;
  readonly edits: readonly Edit[];
  readonly proposed: readonly SystemEdit[];
  readonly chunks: readonly GoldChunk[];
}

/** Compares hypotheses with the one reference that counts. */
export class GoldChunks {
  readonly #source: EditSource;
  readonly #options: GoldChunksOptions;
  readonly #vocabulary = new Vocabulary();

  constructor(source: EditSource, options: GoldChunksOptions) {
    this.#source = source;
    this.#options = options;
  }

  #compare(segment: Segment): ComparedSegment {
    const gold = this.#gold(segment.sentence);
    const proposed = this.#source.proposed(segment).filter(({ written }) => !leavesText(written.type));
    const annotator = gold?.annotator ?? this.#options.annotator ?? 0;
    // Even a sentence without words has a place to insert some, which is a chunk.
    if (gold === undefined || isUnanswered(segment.sentence)) return { annotator, edits: [], proposed: [], chunks: [] };
    const edits = inOrder(gold.edits.filter(({ type }) => !leavesText(type)));
    const system = targetOf(
      proposed.map(({ written }) => written),
      this.#vocabulary,
    );
    const words = this.#vocabulary.encodeText(segment.sentence.source);
    const chunks = compareChunks(words, targetOf(edits, this.#vocabulary, system), system);
    return { annotator, edits, proposed, chunks };
  }

  stats(segment: Segment): GotoStats {
    return this.#statsOf(this.#compare(segment));
  }

  /** The same, with the edits behind the counts. */
  align(segment: Segment): Alignment<ChunkFates>[] {
    const compared = this.#compare(segment);
    const { edits, proposed, chunks } = compared;
    const having = (fates: number): readonly GoldChunk[] => chunks.filter(({ fate }) => (fate & SOLVED) === fates);
    const [solved, spoilt, left] = [SOLVED, Fate.changed | Fate.asked, Fate.asked].map(having);
    const aligned = proposed.map(({ edit }): AlignedEdit => {
      if (solved.some((chunk) => isSameSpan(chunk, edit))) {
        return { ...edit, gold: edits.findIndex((gold) => isSameSpan(gold, edit)) };
      }
      const [wanted] = edits.filter((gold) => meets(edit, gold) && spoilt.some((chunk) => isSameSpan(chunk, gold))) as [
        Edit | undefined,
      ];
      const instead = wanted && { instead: { texts: wanted.corrections, type: wanted.type } };
      return { ...edit, gold: -1, ...instead };
    });
    return this.#statsOf(compared).map(([annotator, correct, proposedChunks, gold, detail = NO_FATES]) => ({
      annotator,
      edits: aligned,
      golds: edits.map((edit) => ({ edit })),
      missed: edits.filter((edit) => left.some((chunk) => isSameSpan(chunk, edit))),
      correct,
      proposed: proposedChunks,
      gold,
      detail,
    }));
  }

  #statsOf({ annotator, chunks }: ComparedSegment): GotoStats {
    return statsOfChunks(annotator, chunks);
  }

  /** What the annotator did; undefined where the sentence does not say it. */
  #gold(sentence: Sentence): Annotation | undefined {
    const { annotator = 0, unlisted = 'skip', goldEdits } = this.#options;
    const golds = this.#source.golds(sentence);
    if (goldEdits === 'extracted') return referenceNumbered(golds, annotator)[0];
    if (!isDone(sentence, annotator, unlisted)) return undefined;
    const chosen = standIn(sentence, annotator);
    return golds.find((gold) => gold.annotator === chosen);
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function isSameSpan(first: Span, second: Span): boolean {
  return first.start === second.start && first.end === second.end;
}

/** True for an edit of a system that counts as a change of what the gold edits: one that overlaps it, or stands at its start. */
function meets(edit: Span, gold: Span): boolean {
  if (edit.start === edit.end) return gold.start <= edit.start && (edit.start < gold.end || edit.start === gold.start);
  return gold.start === gold.end
    ? edit.start <= gold.start && gold.start < edit.end
    : edit.start < gold.end && gold.start < edit.end;
}

import { isSameText, type Chunk, type ChunkText, type Partition } from './partition.js';

/**
 * What became of a chunk that somebody edits (Ye et al. 2025, section 3): the hypothesis corrects it as the reference does;
 * it corrects it in another way; it changes what the reference leaves alone; it leaves alone what the reference changes.
 */
export const Outcome = { hit: 0, wrong: 1, over: 2, under: 3 } as const;
export type Outcome = (typeof Outcome)[keyof typeof Outcome];

/** The edits of a sentence belong together, as one annotator made them; or each chunk can be corrected in its own way. */
export const assumptions = ['dependent', 'independent'] as const;
export type Assumption = (typeof assumptions)[number];

/** A chunk with its outcome. */
interface JudgedChunk {
  readonly chunk: Chunk;
  readonly outcome: Outcome;
  /** The longer of what stood there and what the hypothesis makes of it, in words. */
  readonly length: number;
  /** The reference whose text decides; that of a needless change is the hypothesis'. */
  readonly reference: ChunkText;
  /** The error types that the chunk counts for: the reference's, or for a needless change the hypothesis'. */
  readonly types: readonly string[];
}

/** What became of the chunks of a sentence. */
export interface JudgedChunks {
  /** Those that are hit, wrong, over or under. */
  readonly judged: readonly JudgedChunk[];
  /** How many are rightly left as they are. */
  readonly kept: number;
  /** Over the chunks that references change: the sum of their lengths, and their number. */
  readonly goldLengths: readonly [sum: number, count: number];
}

/** Compares the hypothesis with references: with a single one, or with all where chunks are independent. */
export function judgeChunks(
  source: Int32Array,
  { chunks, untouched }: Partition,
  references: readonly number[],
  assumption: Assumption,
): JudgedChunks {
  const judged: JudgedChunk[] = [];
  let kept = untouched;
  let [sum, count] = [0, 0];
  for (const chunk of chunks) {
    const { hypothesis } = chunk;
    const texts = references.map((reference) => chunk.references[reference]);
    const changed = texts.filter(({ words }) => words !== undefined);
    const span = chunk.end - chunk.start;
    for (const { words = [] } of changed) sum += Math.max(span, words.length);
    count += changed.length;
    const length = Math.max(span, hypothesis.words?.length ?? 0);
    const judge = (outcome: Outcome, reference: ChunkText): void => {
      judged.push({ chunk, outcome, length, reference, types: reference.types });
    };
    const equal = texts.find((text) => isSameText(source, chunk, hypothesis, text));
    if (hypothesis.words === undefined) {
      // A reference may change a chunk into what it was: between independent chunks that still counts as a change.
      const isMissed = assumption === 'dependent' ? equal === undefined : changed.length === texts.length;
      if (isMissed) judge(Outcome.under, texts[0]);
      else kept++;
    } else if (equal !== undefined) {
      judge(Outcome.hit, equal.words === undefined ? hypothesis : equal);
    } else if (changed.length > 0) {
      judge(Outcome.wrong, changed[0]);
    } else {
      judge(Outcome.over, hypothesis);
    }
  }
  return { judged, kept, goldLengths: [sum, count] };
}

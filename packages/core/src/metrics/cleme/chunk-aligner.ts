import { isDone, standIn } from '../../corpus/annotators.js';
import { inOrder, type Annotation, type Edit, type Sentence } from '../../corpus/edit.js';
import { leavesText } from '../../corpus/uncorrected.js';
import { Vocabulary } from '../../text/vocabulary.js';
import type { AlignedEdit, Alignment } from '../edit-based/alignment.js';
import type { AnnotatorChoice } from '../edit-based/edit-metric.js';
import type { EditSource, GoldEditSource } from '../errant/edit-source.js';
import { referenceNumbered } from '../errant/extraction.js';
import type { Segment } from '../metric.js';
import { countsOfChunks, detailOf, NO_CHUNKS, type ChunkDetail, type ChunkStats } from './chunk-stats.js';
import { judgeChunks, Outcome, type Assumption, type JudgedChunks } from './judged-chunks.js';
import {
  partition,
  targetOf,
  wordCount,
  type Chunk,
  type ChunkText,
  type Partition,
  type Target,
} from './partition.js';

export interface ChunkAlignerOptions extends AnnotatorChoice {
  readonly assumption: Assumption;
  readonly goldEdits: GoldEditSource;
  /** Whether references that leave a sentence as it is take part beside others. */
  readonly unchangedReferences: 'keep' | 'drop';
}

/** A reference of a sentence: its annotator, its edits in order, and these as they are made. */
interface Reference {
  readonly annotator: number;
  readonly edits: readonly Edit[];
  readonly target: Target;
}

/** What a sentence asks for, whatever is made of it. */
interface PreparedSentence {
  readonly sentence: Sentence;
  readonly golds: readonly Annotation[];
  readonly words: Int32Array;
}

/** A hypothesis against one reference, or against all. */
interface Candidate {
  readonly annotator: number;
  readonly references: readonly Reference[];
  /** Where these stand among those of the sentence. */
  readonly numbers: readonly number[];
  readonly judged: JudgedChunks;
}

/** Compares hypotheses with references chunk by chunk. */
export class ChunkAligner {
  readonly #source: EditSource;
  readonly #options: ChunkAlignerOptions;
  readonly #vocabulary = new Vocabulary();
  /** The sentence that came last: what several systems made of it comes one after the other. */
  #prepared: PreparedSentence | undefined;

  constructor(source: EditSource, options: ChunkAlignerOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** The counts of each candidate. */
  stats(segment: Segment): ChunkStats {
    const { candidates } = this.#compare(segment);
    return candidates.map(({ annotator, judged }) => {
      const detail = detailOf(judged);
      return [annotator, ...countsOfChunks(detail), detail];
    });
  }

  /** The same, with the edits behind the counts; chunks of the hypothesis stand for its edits. */
  align(segment: Segment): Alignment<ChunkDetail>[] {
    const { chunks, candidates } = this.#compare(segment);
    return candidates.map(({ annotator, references, numbers, judged }) => {
      const detail = detailOf(judged);
      const [correct, proposed, gold] = countsOfChunks(detail);
      const golds = goldsOf(references);
      const wantedIn = (chunk: Chunk): string[] =>
        this.#distinctTexts(numbers.map((number) => chunk.references[number]));
      const edits = alignedChunks(chunks, judged, golds, wantedIn);
      const missed = missedChunks(judged, wantedIn);
      return { annotator, edits, golds: golds.map((edit) => ({ edit })), missed, correct, proposed, gold, detail };
    });
  }

  /** What is made of a stretch where something is, each text once. */
  #distinctTexts(texts: readonly ChunkText[]): string[] {
    const written = texts.flatMap(({ words }) =>
      words === undefined ? [] : [words.map((word) => this.#vocabulary.token(word)).join(' ')],
    );
    return [...new Set(written)];
  }

  /** The chunks of a sentence, cut by the hypothesis and all references that take part. */
  chunksOf(segment: Segment): Partition {
    return this.#compare(segment).chunks;
  }

  #compare(segment: Segment): { readonly chunks: Partition; readonly candidates: readonly Candidate[] } {
    const { golds, words } = this.#prepare(segment.sentence);
    const proposed = this.#source.proposed(segment).map(({ written }) => written);
    const hypothesis = targetOf(proposed, this.#vocabulary);
    const all = golds.map(({ annotator, edits }): Reference => {
      const corrected = inOrder(edits.filter(({ type }) => !leavesText(type)));
      return { annotator, edits: corrected, target: targetOf(corrected, this.#vocabulary, hypothesis) };
    });
    const references = this.#takingPart(words, all);
    const chunks = partition(
      words,
      hypothesis,
      references.map(({ target }) => target),
    );
    const { assumption } = this.#options;
    if (references.length === 0) return { chunks: { chunks: [], untouched: 0 }, candidates: [this.#leftOut()] };
    const judge = (numbers: readonly number[]): Candidate => ({
      annotator: references[numbers[0]].annotator,
      references: numbers.map((number) => references[number]),
      numbers,
      judged: judgeChunks(words, chunks, numbers, assumption),
    });
    const numbers = [...references.keys()];
    return {
      chunks,
      candidates: assumption === 'independent' ? [judge(numbers)] : numbers.map((number) => judge([number])),
    };
  }

  /** Without references that change nothing, where that was asked for, and those without a word, taken for missing ones. */
  #takingPart(words: Int32Array, references: readonly Reference[]): readonly Reference[] {
    const offered =
      this.#options.unchangedReferences === 'keep'
        ? references
        : orFirst(
            references.filter(({ target }) => target.length > 0),
            references,
          );
    return orFirst(
      offered.filter(({ target }) => wordCount(words, target) > 0),
      offered,
    );
  }

  #leftOut(): Candidate {
    const { annotator = 0 } = this.#options;
    return { annotator, references: [], numbers: [], judged: { judged: [], ...NO_CHUNKS } };
  }

  #prepare(sentence: Sentence): PreparedSentence {
    if (this.#prepared?.sentence === sentence) return this.#prepared;
    const golds = this.#chosenGolds(sentence);
    return (this.#prepared = { sentence, golds, words: this.#vocabulary.encodeText(sentence.source) });
  }

  /** The annotator that was asked for, or all; none where the sentence does not list that annotator. */
  #chosenGolds(sentence: Sentence): readonly Annotation[] {
    const { annotator, unlisted = 'skip', goldEdits } = this.#options;
    if (goldEdits === 'extracted') return referenceNumbered(this.#source.golds(sentence), annotator);
    if (annotator === undefined) return this.#source.golds(sentence);
    if (!isDone(sentence, annotator, unlisted)) return [];
    const chosen = standIn(sentence, annotator);
    return this.#source.golds(sentence).filter((gold) => gold.annotator === chosen);
  }
}

/** What is left; where nothing is, the first of all. */
function orFirst<T>(left: readonly T[], all: readonly T[]): readonly T[] {
  return left.length === 0 ? all.slice(0, 1) : left;
}

/** The edits of the references in the order of the sentence, each once; optional where another one leaves the place alone. */
function goldsOf(references: readonly Reference[]): readonly Edit[] {
  if (references.length === 1) return references[0].edits;
  const distinct = new Map<string, Edit>();
  for (const { edits } of references) {
    for (const edit of edits) {
      const key = `${edit.start} ${edit.end} ${edit.corrections.join('\n')}`;
      const isShared = references.every((other) => other.edits.some((otherEdit) => touches(edit, otherEdit)));
      if (!distinct.has(key)) distinct.set(key, isShared ? edit : { ...edit, required: false });
    }
  }
  return inOrder([...distinct.values()]);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function touches(first: Span, second: Span): boolean {
  return first.start <= second.end && second.start <= first.end;
}

type WantedIn = (chunk: Chunk) => readonly string[];

/** The chunks that the hypothesis changes, with the gold edits that each of them makes, or what is wanted instead. */
function alignedChunks(
  { chunks }: Partition,
  { judged }: JudgedChunks,
  golds: readonly Edit[],
  wantedIn: WantedIn,
): AlignedEdit[] {
  const judgedOf = new Map(judged.map((judgedChunk) => [judgedChunk.chunk, judgedChunk]));
  let shift = 0;
  return chunks.flatMap((chunk): AlignedEdit[] => {
    const { start, end, hypothesis } = chunk;
    if (hypothesis.words === undefined) return [];
    const from = start + shift;
    const to = from + hypothesis.words.length;
    shift = to - end;
    const { outcome, types = [] } = judgedOf.get(chunk) ?? {};
    const isHit = outcome === Outcome.hit;
    const gold = isHit ? golds.findIndex((within) => within.start >= start && within.end <= end) : -1;
    const edit = { start, end, from, to, gold, type: hypothesis.types.join('+') };
    const wantedType = types.join('+');
    if (isHit) return [{ ...edit, goldType: wantedType }];
    return outcome === Outcome.wrong ? [{ ...edit, instead: { texts: wantedIn(chunk), type: wantedType } }] : [edit];
  });
}

/** An edit for each chunk that is left alone amiss. */
function missedChunks({ judged }: JudgedChunks, wantedIn: WantedIn): Edit[] {
  return judged
    .filter(({ outcome }) => outcome === Outcome.under)
    .map(({ chunk, types }) => ({
      ...{ start: chunk.start, end: chunk.end, type: types.join('+'), corrections: wantedIn(chunk) },
      ...{ required: true, comment: '' },
    }));
}

import { requiredEdit, type Sentence } from '../corpus/edit.js';
import type { SystemOutput } from '../corpus/system-output.js';
import { StetError } from '../error.js';
import { countsOf, type EditMetric, type EditStats } from '../metrics/edit-based/edit-metric.js';
import { withoutData } from '../scoring/coverage.js';
import { alignSystem, type SystemAlignments } from './align-system.js';
import type { Baseline, Hash } from './baseline.js';
import { hashSentence, plainWords } from './hash-sentence.js';
import { applyEdits } from '../corpus/references.js';

/** One of the two times that are compared, for the sentences that both have. */
interface ComparedTime {
  readonly lines: readonly string[];
  readonly alignments: SystemAlignments;
  readonly stats: readonly EditStats[];
}

/** A system then and now, on the sentences whose gold has not changed. */
export interface BaselineComparison {
  readonly gold: GoldMatch;
  readonly sentences: readonly Sentence[];
  readonly before: ComparedTime;
  readonly now: ComparedTime;
  /** True when another version of Stet made the baseline, so that its output was measured again. */
  readonly remeasured: boolean;
}

/** What is compared with a baseline: a gold, and an output measured against it. */
export interface CurrentSystem {
  readonly sentences: readonly Sentence[];
  readonly output: SystemOutput;
  readonly alignments: SystemAlignments;
}

/** Puts a system beside its baseline, sentence by sentence. */
export function compareWithBaseline(
  metric: EditMetric,
  baseline: Baseline,
  { sentences, output, alignments }: CurrentSystem,
  hash: Hash,
): BaselineComparison {
  const gold = matchGold(
    baseline,
    sentences.map((sentence) => hashSentence(sentence, hash)),
  );
  const compared = gold.pairs.map(([now]) => sentences[now]);
  const lines = gold.pairs.map(([now]) => plainWords(output.lines[now]));
  const currentAlignments = gold.pairs.map(([now]) => alignments[now]);
  const old = gold.pairs.map(([, at], pair) => restoreOutput(compared[pair].source, baseline, at, hash));
  // Most lines stay as they are, and need not be aligned again.
  const oldAlignments = old.map((line, pair) =>
    line === lines[pair]
      ? currentAlignments[pair]
      : alignSystem(metric, [compared[pair]], { file: baseline.system, lines: [line] })[0],
  );
  const stats = oldAlignments.map(countsOf);
  const remeasured = withoutData(baseline.signature) !== metric.signature();
  if (!remeasured) checkCounts(baseline, gold, stats);
  return {
    gold,
    sentences: compared,
    before: { lines: old, alignments: oldAlignments, stats },
    now: { lines, alignments: currentAlignments, stats: currentAlignments.map(countsOf) },
    remeasured,
  };
}

/** The counts of a baseline follow from its edits; where they do not, somebody changed the file. */
function checkCounts({ file, sentences }: Baseline, { pairs }: GoldMatch, stats: readonly EditStats[]): void {
  const wrong = pairs.findIndex(([, at], pair) => !sameCounts(sentences[at].counts, stats[pair]));
  if (wrong === -1) return;
  const at = pairs[wrong][1];
  throw new StetError({
    code: 'BAD_BASELINE',
    file,
    expected: `the counts ${JSON.stringify(stats[wrong])} of sentence ${at + 1}, as its edits give them`,
    found: JSON.stringify(sentences[at].counts),
    remedy: 'Use the file as it was committed, or write the baseline again.',
  });
}

/** Annotator, correct, proposed and gold. */
const COUNTS = [0, 1, 2, 3] as const;

/** True when two measurements of a sentence come to the same counts. */
export function sameCounts(first: EditStats, second: EditStats): boolean {
  return (
    first.length === second.length &&
    first.every((counts, at) => COUNTS.every((column) => counts[column] === second[at][column]))
  );
}

/** Which sentences of a gold a baseline has, with the same source and the same annotations. */
export interface GoldMatch {
  /** For each sentence that both have, its index in the gold and in the baseline. */
  readonly pairs: readonly (readonly [now: number, before: number])[];
  /** Numbers, from 1, of sentences of the gold that are new or changed. */
  readonly added: readonly number[];
  /** Numbers, from 1, of sentences of the baseline that the gold no longer has as they were. */
  readonly removed: readonly number[];
}

/** Finds the sentences of the baseline again by their hashes, wherever they stand now; equal ones in their order. */
export function matchGold({ sentences }: Baseline, hashes: readonly string[]): GoldMatch {
  const unmatched = new Map<string, number[]>();
  sentences.forEach(({ gold }, at) => {
    const equalSentences = unmatched.get(gold);
    if (equalSentences === undefined) unmatched.set(gold, [at]);
    else equalSentences.push(at);
  });
  const pairs: (readonly [number, number])[] = [];
  const added: number[] = [];
  hashes.forEach((hash, now) => {
    const before = unmatched.get(hash)?.shift();
    if (before === undefined) added.push(now + 1);
    else pairs.push([now, before]);
  });
  const removed = [...unmatched.values()].flat().map((at) => at + 1);
  return { pairs, added, removed: removed.sort((a, b) => a - b) };
}

/** What the system wrote for the sentence `at` of the baseline, whose source is given. */
export function restoreOutput(source: string, { file, sentences }: Baseline, at: number, hash: Hash): string {
  const { edits, output } = sentences[at];
  const restored = applyEdits(
    source,
    edits.map(([start, end, correction]) => requiredEdit({ start, end, type: 'R', correction })),
  );
  if (hash(restored) === output) return restored;
  throw new StetError({
    code: 'BAD_BASELINE',
    file,
    expected: `edits of sentence ${at + 1} that make the output which was measured`,
    found: 'edits that make another text',
    remedy: 'Use the file as it was committed, or write the baseline again.',
  });
}

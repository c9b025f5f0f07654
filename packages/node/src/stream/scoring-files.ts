import { badOption, type ReferenceSet, type Runner, type ScoringSource } from '@stet/core/internal';
import type { SystemFile } from '../system-files.js';
import type { SentenceRange } from './aligned-batches.js';
import { openCorpus, type CorpusBatches } from './corpus-batches.js';
import { openGold, openSources } from './open-items.js';
import { openScanned } from './scan-corpus.js';

/** The files of a gold or of references, and of the systems' outputs. */
export interface ScoringFiles {
  /** Gold edits; `-` is standard input. */
  readonly gold?: string | undefined;
  /** Source sentences, if there is no gold. */
  readonly source?: string | undefined;
  readonly references: readonly string[];
  /** How gold edits are made into references (default: `cn`). */
  readonly referenceSet?: ReferenceSet | undefined;
  readonly systems: readonly SystemFile[];
  readonly strictOriginal?: boolean | undefined;
  /** Leave out edits of the gold whose offsets do not fit their sentence. */
  readonly skipBadEdits?: boolean | undefined;
  /** The annotators of the whole corpus, if only a stretch of it is at hand. */
  readonly annotators?: readonly number[] | undefined;
  /** The sentences to read, out of a corpus of `sentences`; by default all. */
  readonly rangeOf?: ((sentences: number) => SentenceRange) | undefined;
}

/** Files as a source of batches; the numbers are known once the batches have been asked for. */
export interface FileSource extends ScoringSource {
  /** Index of the first sentence that was read. */
  readonly first: number;
  /** How many sentences the files have, if they were counted. */
  readonly counted: number | undefined;
}

/** Files that are read side by side while they are scored; misaligned files are noticed as they are read. */
export function openScoringFiles(files: ScoringFiles): FileSource {
  const { gold, references, referenceSet, systems, strictOriginal, skipBadEdits, rangeOf } = files;
  const basis = basisOf(files);
  const open = () => (gold === undefined ? openSources(basis) : openGold(gold, { strictOriginal, skipBadEdits }));
  let scanned: Awaited<ReturnType<typeof openScanned>> | undefined;
  let batches: CorpusBatches | undefined;
  const scan = async (runner: Runner, findsAnnotators: boolean) =>
    (scanned ??= await openScanned(open, runner, { strictOriginal, skipBadEdits, findsAnnotators })).scan;
  return {
    basis,
    systems: systems.map(({ name }) => name),
    has: gold === undefined ? 'references' : references.length === 0 ? 'edits' : 'both',
    referenceSet,
    annotators: async (runner) =>
      files.annotators ?? (gold === undefined ? [...references.keys()] : (await scan(runner, true)).annotators),
    batches: async (runner) => {
      const range = rangeOf?.((await scan(runner, false)).sentences);
      const items = scanned?.items ?? (await open());
      return (batches = await openCorpus({ basis: items, references, systems, strictOriginal, skipBadEdits, range }));
    },
    get first() {
      return batches?.first ?? 0;
    },
    get counted() {
      return scanned?.scan.sentences;
    },
  };
}

/** The file that says which sentences there are. */
function basisOf({ gold, source, references }: ScoringFiles): string {
  if (gold !== undefined) return gold;
  if (source !== undefined && references.length > 0) return source;
  throw badOption('{{gold}}, or {{source}} and {{reference}}', 'neither', 'Name what to score against.');
}

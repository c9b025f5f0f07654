import { checkListed } from '@stet/core/internal';
import {
  checkStandardInput,
  openCorpus,
  openGold,
  openScanned,
  openSources,
  systemFiles,
  type CorpusBatches,
  type CorpusScan,
  type Stretch,
} from '@stet/node';
import { withProgress } from '../print/with-progress.js';
import { basisOf, wantsReferences, type ScoredInput } from './read-input.js';

/** Input that is read while it is scored. */
export interface OpenedInput {
  readonly names: readonly string[];
  readonly batches: CorpusBatches;
  /** The file that says which sentences there are. */
  readonly basis: string;
  /** The annotators whose edits are made into references. */
  readonly annotators: readonly number[] | undefined;
  /** What a look at the whole corpus found, where one was needed. */
  readonly scan: CorpusScan | undefined;
}

export interface OpenOptions extends ScoredInput {
  readonly threads?: number;
  /** Those of the whole corpus, where only a part of it is at hand. */
  readonly annotators?: readonly number[];
}

/** Opens the gold or the references, and the systems' output; that they belong together shows as they are read. */
export async function openInput(
  args: readonly string[],
  options: OpenOptions,
  stretchOf?: (scan: CorpusScan) => Stretch,
): Promise<OpenedInput> {
  const { gold, source, reference = [], annotator, strictOriginal } = options;
  const systems = await systemFiles(args);
  checkStandardInput(
    [gold, source, ...reference, ...systems.map(({ file }) => file)].filter((file) => file !== undefined),
  );
  const basis = basisOf(options);
  const open = () => (gold === undefined ? openSources(basis) : openGold(gold, { strictOriginal }));
  const makesReferences = reference.length === 0 && wantsReferences(options.metric);
  const needsAnnotators = options.annotators === undefined && (makesReferences || annotator !== undefined);
  const scanned =
    needsAnnotators || stretchOf !== undefined
      ? await withProgress('Reading', options.threads, (own) =>
          openScanned(open, { ...own, strictOriginal, findsAnnotators: needsAnnotators }),
        )
      : undefined;
  const known = options.annotators ?? scanned?.scan.annotators;
  if (annotator !== undefined && known !== undefined) checkListed(annotator, known, basis);
  const annotators = makesReferences ? known : undefined;
  const batches = await openCorpus({
    basis: scanned?.items ?? (await open()),
    references: reference,
    systems,
    annotators,
    strictOriginal,
    stretch: scanned === undefined ? undefined : stretchOf?.(scanned.scan),
  });
  return { names: systems.map(({ name }) => name), batches, basis, annotators, scan: scanned?.scan };
}

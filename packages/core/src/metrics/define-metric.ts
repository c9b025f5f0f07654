import { StetError } from '../error.js';
import type { MetricKind, MetricResources, ResourceName } from './kind.js';
import type {
  Accumulator,
  Metric,
  Resampler,
  Score,
  ScorePart,
  SentenceScore,
  StatsList,
  UnsignedScore,
} from './metric.js';
import type { OptionTable, OptionsOf, ResolvedOptions } from './options/option.js';
import { orderedResampler } from './ordered-resampler.js';
import { resolveOptions } from './options/resolve-options.js';
import { signatureOf, signedOptions } from './signature.js';

/** What only the metric itself can say; `defineMetric` fills in what is absent. */
export interface MetricCore<
  Stats,
  S extends UnsignedScore = UnsignedScore,
  Alone extends SentenceScore = SentenceScore,
> extends Pick<
  Metric<Stats>,
  'sentence' | 'toRow' | 'fromRow' | 'notice' | 'ignoresUncorrected' | 'typeSums' | 'takesEdits' | 'takesExtracted'
> {
  accumulator(): Accumulator<Stats, S>;
  /** Scores each sentence as a corpus of itself where absent. */
  sentences?(stats: Iterable<Stats>): readonly Alone[];
  /** Accumulates the sentences of every resample where absent. */
  resampler?(systems: readonly StatsList<Stats>[]): Resampler;
  /** Fields of the signature for what changes the number and is no option. */
  readonly signatureFields?: readonly string[];
}

/** A metric as its folder describes it. */
export interface MetricDescription<Table extends OptionTable, Key extends string, Core>
  extends
    Pick<MetricKind, 'name' | 'title' | 'needs' | 'definition' | 'citation'>,
    Partial<Pick<MetricKind, 'explains' | 'files' | 'withoutGold'>> {
  readonly options: Table;
  /** What it needs with such options; `needs` where absent. */
  readonly needsWith?: (options: ResolvedOptions<Table>) => Metric['needs'];
  /** The resources that it needs with such options; none where absent. */
  readonly resources?: (options: ResolvedOptions<Table>) => readonly ResourceName[];
  /** What tables show of a score; the part with the key `value` stands for the metric beside others. */
  readonly parts: (options: ResolvedOptions<Table>) => readonly ScorePart<Key>[];
  /** Is given the resources that it needs, and no others. */
  readonly create: (options: ResolvedOptions<Table>, resources: MetricResources) => Core;
}

/** Makes a metric out of its description: checks options and resources, signs scores, and fills in what is absent. */
export function defineMetric<
  Table extends OptionTable,
  Key extends string,
  Stats,
  S extends UnsignedScore & Readonly<Record<Key, number>>,
  Core,
>(
  description: MetricDescription<Table, Key, MetricCore<Stats, S> & Core>,
): MetricKind<OptionsOf<Table>, Metric<Stats, S & Score> & Core> {
  const {
    name,
    options: table,
    parts: partsFor,
    resources: resourcesFor = () => [],
    needsWith = () => description.needs,
    ...kind
  } = description;
  return {
    explains: false,
    files: {},
    ...kind,
    name,
    options: table,
    resources: (given = {}) => resourcesFor(resolveOptions(name, table, given)),
    create: (given = {}, available = {}) => {
      const options = resolveOptions(name, table, given);
      const needed = resourcesFor(options);
      const resources = takeResources(name, needed, available);
      const core = description.create(options, resources);
      const parts = partsFor(options);
      const fields = [
        ...signedOptions(table, options),
        ...(core.signatureFields ?? []),
        ...needed.flatMap((resource) => resources[resource]?.name ?? []),
      ];
      const signature = signatureOf(name, fields);
      const accumulator = (): Accumulator<Stats, S & Score> => signed(core.accumulator(), signature);
      const corpus = (stats: Iterable<Stats>): S & Score => {
        const sums = accumulator();
        for (const sentence of stats) sums.add(sentence);
        return sums.score();
      };
      return {
        sentences: (stats: Iterable<Stats>) => Array.from(stats, (sentence) => corpus([sentence])),
        resampler: (systems: readonly StatsList<Stats>[]) => accumulatingResampler(systems, () => core.accumulator()),
        ...core,
        name,
        needs: needsWith(options),
        parts,
        partsOf: (score: SentenceScore & Partial<Readonly<Record<Key, number>>>) => pickParts(score, parts),
        signature: (dataFields: readonly string[] = []) => signatureOf(name, [...fields, ...dataFields]),
        accumulator,
        corpus,
      };
    },
  };
}

function takeResources(metric: string, names: readonly ResourceName[], available: MetricResources): MetricResources {
  for (const name of names) {
    if (available[name] !== undefined) continue;
    throw new StetError({
      code: 'MISSING_RESOURCE',
      expected: `the resource ${name}, which ${metric} needs with these options`,
      found: 'none',
      remedy: 'Bring it, or change the options.',
    });
  }
  return Object.fromEntries(names.map((name) => [name, available[name]]));
}

function signed<Stats, S extends UnsignedScore>(
  accumulator: Accumulator<Stats, S>,
  signature: string,
): Accumulator<Stats, S & Score> {
  return {
    add: (stats) => accumulator.add(stats),
    score: () => ({ ...accumulator.score(), signature }),
  };
}

function accumulatingResampler<Stats>(
  systems: readonly StatsList<Stats>[],
  create: () => Accumulator<Stats, UnsignedScore>,
): Resampler {
  const all = systems.flatMap((stats) => [...stats]);
  return orderedResampler(systems, (indices) => {
    const accumulator = create();
    for (const index of indices) accumulator.add(all[index]);
    return accumulator.score().value;
  });
}

function pickParts<Key extends string>(
  score: Partial<Readonly<Record<Key, number>>>,
  parts: readonly ScorePart<Key>[],
): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const { key } of parts) {
    const value = score[key];
    if (value !== undefined) values[key] = value;
  }
  return values;
}

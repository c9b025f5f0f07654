import { StetError } from '../error.js';
import { answeredSegment, noticeLeftOut } from './left-out.js';
import type { MetricKind, MetricResources, ResourceName } from './kind.js';
import type {
  Accumulator,
  Metric,
  Resampler,
  Score,
  ScorePart,
  Segment,
  SentenceScore,
  StatsList,
  UnsignedScore,
} from './metric.js';
import type { MetricOptions, OptionTable, OptionsOf, ResolvedOptions } from './options/option.js';
import { orderedResampler } from './ordered-resampler.js';
import { resolveOptions } from './options/resolve-options.js';
import { signatureOf, signedOptions } from './signature.js';
import type { Normalisation } from './texts/normalise.js';
import { isAsWritten, TextPreparer } from './texts/text-preparer.js';
import type { Unit } from './texts/units.js';

/** What only the metric itself can say; `defineMetric` fills in what is absent. */
export interface MetricCore<
  Stats,
  S extends UnsignedScore = UnsignedScore,
  Alone extends SentenceScore = SentenceScore,
> extends Pick<
  Metric<Stats>,
  | 'sentence'
  | 'toRow'
  | 'fromRow'
  | 'notice'
  | 'ignoresUncorrected'
  | 'typeSums'
  | 'takesEdits'
  | 'takesExtracted'
  | 'joint'
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
    Partial<Pick<MetricKind, 'explains' | 'countsEdits' | 'dependsOnSystems' | 'files' | 'withoutGold'>> {
  readonly options: Table;
  /** What it needs with such options; `needs` where absent. */
  readonly needsWith?: (options: ResolvedOptions<Table>) => Metric['needs'];
  /** The resources that it needs with such options; none where absent. */
  readonly resources?: (options: ResolvedOptions<Table>) => readonly ResourceName[];
  /** What tables show of a score; the part with the key `value` stands for the metric beside others. */
  readonly parts: (options: ResolvedOptions<Table>) => readonly ScorePart<Key>[];
  /** Fields of the signature that follow from such options; none where absent. */
  readonly signed?: (options: ResolvedOptions<Table>) => readonly string[];
  /** Units that it cuts texts into by itself. */
  readonly ownUnits?: readonly Unit[];
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
    ownUnits,
    signed: signedWith = () => [],
    ...kind
  } = description;
  return {
    explains: false,
    countsEdits: false,
    dependsOnSystems: false,
    files: {},
    ...kind,
    name,
    options: table,
    resources: (given = {}) => resourcesFor(resolveOptions(name, table, given)),
    create: (given = {}, available = {}) => {
      const options = resolveOptions(name, table, given);
      const needed = resourcesFor(options);
      const resources = takeResources(name, needed, available);
      const core = ofAnswered(inTexts(description.create(options, resources), options, ownUnits));
      const parts = partsFor(options);
      const fields = [
        ...signedOptions(table, options),
        ...signedWith(options),
        ...(core.signatureFields ?? []),
        ...needed.flatMap((resource) => resources[resource]?.name ?? []),
      ];
      const signature = signatureOf(name, fields);
      const accumulator = (): Accumulator<Stats, S & Score> => signedScores(core.accumulator(), signature);
      const corpus = (stats: Iterable<Stats>): S & Score => {
        const sums = accumulator();
        for (const sentence of stats) sums.add(sentence);
        return sums.score();
      };
      return {
        sentences: (stats: Iterable<Stats>) => Array.from(stats, (sentence) => corpus([sentence])),
        resampler: (systems: readonly StatsList<Stats>[]) => accumulatingResampler(systems, () => core.accumulator()),
        ...core,
        notice: noticeLeftOut(core.notice),
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

/** The metric over texts that are cut and changed as its options say. */
function inTexts<Core extends { sentence(segment: Segment): unknown }>(
  core: Core,
  { unit = 'word', normalise = ['none'] }: MetricOptions,
  ownUnits: readonly Unit[] = [],
): Core {
  // The options of all metrics describe these alike, so that their values fit.
  const asked = unit as Unit;
  const settings = {
    unit: ownUnits.includes(asked) ? ('word' as const) : asked,
    normalise: normalise as readonly Normalisation[],
  };
  if (isAsWritten(settings)) return core;
  const preparer = new TextPreparer(settings);
  const prepared = (segment: Segment): Segment => preparer.segment(segment);
  return { ...overSegments(core, prepared), prepared };
}

/** The metric over sentences that somebody can correct; the others add nothing to it. */
function ofAnswered<Core extends { sentence(segment: Segment): unknown }>(core: Core): Core {
  return overSegments(core, answeredSegment);
}

/** The metric over segments that are changed first, for its statistics and for the edits that it shows. */
function overSegments<Core extends { sentence(segment: Segment): unknown }>(
  core: Core,
  change: (segment: Segment) => Segment,
): Core {
  return {
    ...core,
    sentence: (segment: Segment) => core.sentence(change(segment)),
    ...('align' in core && typeof core.align === 'function'
      ? { align: (segment: Segment) => (core.align as (segment: Segment) => unknown)(change(segment)) }
      : {}),
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

function signedScores<Stats, S extends UnsignedScore>(
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

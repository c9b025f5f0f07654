import {
  PackedStats,
  bestFirst,
  scoredSystems,
  withTests,
  type MeasuredBatch,
  type Metric,
  type MetricSpec,
  type PackedRows,
  type ReportedScore,
  type Scoreboard,
  type ScoredSystem,
  type SignificanceReport,
} from '@stet/core/internal';
import { assessSystems, tally, type ThreadOptions } from '@stet/node';
import { badOption } from '../options/bad-option.js';
import type { ScoreboardOptions } from './scoreboard-options.js';
import { warnOfInexact } from './warn-of-inexact.js';
import { withProgress } from '../print/with-progress.js';

/** What is scored, whether it is measured now or was before. */
export interface Measured {
  readonly specs: readonly MetricSpec[];
  readonly metrics: readonly Metric[];
  readonly names: readonly string[];
  /** The statistics, batch by batch; `onProgress` hears how far they are. */
  readonly batches: (options: ThreadOptions) => AsyncIterable<MeasuredBatch>;
  /** Where the sentences come from, for messages. */
  readonly basis: string;
}

export interface MadeScoreboard {
  readonly board: Scoreboard;
  readonly sentences: number;
}

/** Scores systems, and tests their differences where that is asked for. */
export async function makeScoreboard(measured: Measured, options: ScoreboardOptions): Promise<MadeScoreboard> {
  const { specs, metrics, names, basis } = measured;
  const threads = options.threads === 0 ? 1 : options.threads;
  const keep = options.perSentence === true || wantsSignificance(options);
  const { sentences, scores, rows } = await withProgress('Scoring', threads, (own) =>
    tally(metrics, names.length, measured.batches(own), keep),
  );
  if (sentences === 0) process.stderr.write(`stet: ${basis} has no sentences.\n`);
  const reported: ReportedScore[][] = metrics.map((metric, at) =>
    scores[at].map((score, system) => ({
      ...score,
      ...(options.perSentence === true
        ? { sentences: metric.sentences(new PackedStats(metric, rows[at][system])) }
        : {}),
    })),
  );
  warnOfInexact(metrics, reported, names);
  const significance = significanceOf(options, names);
  if (significance !== undefined && sentences > 0) {
    await withProgress('Resampling', threads, async (own) => {
      for (const [at, spec] of specs.entries()) {
        reported[at] = await assess(spec, rows[at], reported[at], names, significance, own);
      }
    });
  }
  const systems = shownSystems(scoredSystems(metrics, reported, names), metrics[0].name, options);
  return { board: { metrics, systems, ...(significance === undefined ? {} : { significance }) }, sentences };
}

function wantsSignificance({ significance, baseline, resamples }: ScoreboardOptions): boolean {
  return significance === true || baseline !== undefined || resamples !== undefined;
}

const DEFAULT_RESAMPLES = 1000;

function significanceOf(options: ScoreboardOptions, names: readonly string[]): SignificanceReport | undefined {
  const { resamples, confidence, seed } = options;
  if (!wantsSignificance(options)) return undefined;
  const baseline = options.baseline ?? names[0];
  if (!names.includes(baseline)) {
    throw badOption(`--baseline with one of: ${names.join(', ')}`, JSON.stringify(baseline), 'Name a system.');
  }
  if (resamples === 0) throw badOption('--resamples of 1 or more', '0', 'Take 1000.');
  return { baseline, resamples: resamples ?? DEFAULT_RESAMPLES, confidence, seed };
}

async function assess(
  spec: MetricSpec,
  rows: readonly (readonly PackedRows[])[],
  scores: readonly ReportedScore[],
  names: readonly string[],
  significance: SignificanceReport,
  threads: ThreadOptions,
): Promise<ReportedScore[]> {
  const values = scores.map(({ value }) => value);
  const baseline = names.indexOf(significance.baseline);
  const tests = await assessSystems({ spec, rows, values, ...significance, baseline }, threads);
  return withTests(scores, tests, names);
}

function shownSystems(
  systems: readonly ScoredSystem[],
  first: string,
  { sort, only }: ScoreboardOptions,
): ScoredSystem[] {
  const unknown = only?.find((name) => !systems.some((system) => system.name === name));
  if (unknown !== undefined) {
    const names = systems.map(({ name }) => name).join(', ');
    throw badOption(`--only with some of: ${names}`, JSON.stringify(unknown), 'Name systems that were scored.');
  }
  const shown = systems.filter(({ name }) => only?.includes(name) ?? true);
  return bestFirst(shown, sort ?? first);
}

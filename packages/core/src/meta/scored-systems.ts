import { StetError } from '../error.js';

/** The scores that one metric gives to systems, in the order of the systems. */
interface MetricColumn {
  readonly name: string;
  /** Higher is better. */
  readonly scores: ArrayLike<number>;
}

/** What people and metrics make of the same systems: columns in the order of the systems. */
export interface ScoredSystems {
  readonly systems: readonly string[];
  readonly human: ArrayLike<number>;
  readonly metrics: readonly MetricColumn[];
}

/** Only the systems at these indices. */
export function selectSystems({ systems, human, metrics }: ScoredSystems, indices: readonly number[]): ScoredSystems {
  const pick = (values: ArrayLike<number>): Float64Array => Float64Array.from(indices, (index) => values[index]);
  return {
    systems: indices.map((index) => systems[index]),
    human: pick(human),
    metrics: metrics.map(({ name, scores }) => ({ name, scores: pick(scores) })),
  };
}

/** All systems but those with these names. */
export function withoutSystems(scored: ScoredSystems, names: readonly string[]): ScoredSystems {
  const kept = [...scored.systems.keys()].filter((index) => !names.includes(scored.systems[index]));
  return selectSystems(scored, kept);
}

/** The systems that people like best first; equals keep their order. */
export function byHumanScore(scored: ScoredSystems): ScoredSystems {
  const order = [...scored.systems.keys()].sort((a, b) => scored.human[b] - scored.human[a] || a - b);
  return selectSystems(scored, order);
}

/** The scores that a metric, or people, give to systems. */
export interface SystemScores {
  readonly name: string;
  readonly scores: ReadonlyMap<string, number>;
  /** Where they were read from, for messages. */
  readonly file?: string | undefined;
}

/**
 * The systems that people scored, in plain string order, with the scores of all metrics. Systems that only one side
 * has are refused rather than silently dropped: over fewer systems than you think, a correlation is a different one.
 * Those named in `without` are left out on both sides.
 */
export function alignSystems(
  human: SystemScores,
  metrics: readonly SystemScores[],
  without: readonly string[] = [],
): ScoredSystems {
  const unknown = without.find((name) => ![human, ...metrics].some(({ scores }) => scores.has(name)));
  if (unknown !== undefined) {
    throw new StetError({
      code: 'UNKNOWN_SYSTEM',
      expected: `systems to leave out among: ${[...human.scores.keys()].sort().join(', ')}`,
      found: JSON.stringify(unknown),
      remedy: 'Check the spelling and the capitals.',
    });
  }
  const isKept = (system: string): boolean => !without.includes(system);
  const systems = [...human.scores.keys()].filter(isKept).sort();
  for (const metric of metrics) checkSystems(metric, human, systems, [...metric.scores.keys()].filter(isKept));
  const column = ({ scores }: SystemScores): Float64Array =>
    Float64Array.from(systems, (system) => scores.get(system) ?? NaN);
  return {
    systems,
    human: column(human),
    metrics: metrics.map((metric) => ({ name: metric.name, scores: column(metric) })),
  };
}

function checkSystems(
  { name, file }: SystemScores,
  human: SystemScores,
  judged: readonly string[],
  scored: readonly string[],
): void {
  const missing = judged.filter((system) => !scored.includes(system));
  if (missing.length > 0) {
    throw new StetError({
      code: 'MISSING_SCORE',
      file,
      expected: `a score by ${name} for each system that people scored`,
      found: `none for ${missing.join(', ')}`,
      remedy: `Add what is missing, or leave it out: ${leaveOut(missing)}.`,
    });
  }
  const unjudged = scored.filter((system) => !judged.includes(system));
  if (unjudged.length > 0) {
    throw new StetError({
      code: 'UNKNOWN_SYSTEM',
      file: human.file,
      expected: `a human score for each system that ${name} scores`,
      found: `none for ${unjudged.join(', ')}`,
      remedy: `Check the names, or leave it out: ${leaveOut(unjudged)}.`,
    });
  }
}

function leaveOut(systems: readonly string[]): string {
  return systems.map((system) => `{{without}} ${system}`).join(' ');
}

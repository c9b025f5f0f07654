import type { EvaluatedMetric } from './correlations.js';

/** The outputs of a system, line by line. */
interface SystemLines {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Scores a line without knowing what is right. */
interface Sentinel {
  readonly name: string;
  readonly definition: string;
  readonly score: (line: string, source: string) => number;
  /** Whether the score of a system is a sum, not a mean, over its lines. */
  readonly sums?: boolean;
}

/**
 * Metrics that know nothing of grammar (Perrella et al. 2024). What they reach can be had for nothing, so a metric that
 * does not beat them has shown nothing.
 */
const SENTINELS: readonly Sentinel[] = [
  {
    name: 'length',
    definition: 'how many characters the output has',
    // As gec-metrics counts: code points, without blanks at the end.
    score: (line) => Array.from(line.trimEnd()).length,
    sums: true,
  },
  {
    name: 'unchanged',
    definition: 'whether the output is the source, unchanged',
    score: (line, source) => Number(line === source),
  },
];

/** What the sentinels say, in words. */
export const sentinelNote = `Sentinels know nothing of grammar: ${SENTINELS.map(
  ({ name, definition }) => `${name} says ${definition}`,
).join('; ')}.`;

/** The sentinels of these outputs, to be judged beside metrics. */
export function sentinels(sources: readonly string[], systems: readonly SystemLines[]): EvaluatedMetric[] {
  return SENTINELS.map(({ name, score, sums = false }) => {
    const sentences = new Map(
      systems.map(({ name: system, lines }) => [system, lines.map((line, at) => score(line, sources[at]))]),
    );
    const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
    const scores = new Map(
      Array.from(sentences, ([system, values]) => [system, sums ? total(values) : total(values) / values.length]),
    );
    return { name, scores, sentences, sentinel: true };
  });
}

import type { SentenceScore } from '../metrics/metric.js';
import type { ReportedScore, Scoreboard, SignificanceReport } from '../scoring/scoreboard.js';

/** A scoreboard for programs: plain data with full precision. */
export interface ScoreDocument {
  readonly systems: readonly {
    readonly name: string;
    readonly scores: Readonly<Record<string, Omit<ReportedScore, 'parts'>>>;
    /** The sentences of the first metric, where readers look for them first. */
    readonly sentences?: readonly SentenceScore[];
  }[];
  readonly significance?: SignificanceReport;
  /** Metrics that have no scores, since their program failed. */
  readonly failures?: Scoreboard['failures'];
  /** What readers of the scores should know. */
  readonly warnings?: readonly string[];
}

/** The document of a scoreboard; a score's parts stand beside its value. */
export function scoreDocument(
  { metrics: [first], systems, significance, failures }: Scoreboard,
  warnings: readonly string[] = [],
): ScoreDocument {
  return {
    systems: systems.map(({ name, scores }) => {
      const { sentences } = scores[first.name];
      const flat = Object.entries(scores).map(
        ([metric, { parts, ...score }]) => [metric, { ...parts, ...score }] as const,
      );
      return { name, scores: Object.fromEntries(flat), ...(sentences === undefined ? {} : { sentences }) };
    }),
    ...(significance === undefined ? {} : { significance }),
    ...(failures.length === 0 ? {} : { failures }),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
}

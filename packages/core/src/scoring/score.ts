import { createMetric, type MetricSpec } from '../metrics/registry.js';
import { inlineRunner } from '../runner/inline-runner.js';
import type { Runner } from '../runner/runner.js';
import { createTools } from '../runner/tools.js';
import { measure } from './measure.js';
import { openTexts, type ScoreTexts } from './text-source.js';
import { scoreMeasured, type ScoreOptions } from './score-measured.js';
import type { Scoreboard } from './scoreboard.js';
import type { ScoringSource } from './scoring-source.js';

/**
 * Scores systems by one or more metrics.
 *
 * @example
 * const gold = 'S I goes home\nA 1 2|||SVA|||go|||REQUIRED|||-NONE-|||0\n';
 * const board = await score({ gold, systems: { ours: 'I go home', theirs: 'I goes home' } }, ['m2']);
 * board.systems.map(({ name, scores }) => [name, scores.m2.value]); // → [["ours", 1], ["theirs", 0]]
 *
 * @param input - texts, or a source that brings them batch by batch
 * @param metrics - names, or names with options
 * @param options - what is asked of significance, and a runner that spreads the work; in this thread without one
 */
export async function score(
  input: ScoreTexts | ScoringSource,
  metrics: readonly (string | MetricSpec)[],
  { runner = inThisThread(), ...options }: ScoreOptions & { readonly runner?: Runner | undefined } = {},
): Promise<Scoreboard> {
  const specs = metrics.map((metric) => (typeof metric === 'string' ? { name: metric } : metric));
  const source = 'batches' in input ? input : openTexts(input);
  const { board } = await scoreMeasured(await measure(source, specs, runner), runner, options);
  return board;
}

function inThisThread(): Runner {
  return inlineRunner(createTools((spec) => Promise.resolve(createMetric(spec))));
}

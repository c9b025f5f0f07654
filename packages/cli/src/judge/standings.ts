import {
  MAJORITY,
  judgeStandings,
  sentinels,
  stringsOf,
  type EvaluatedMetric,
  type JudgeRankings,
  type JudgeStandings,
  type Panel,
} from '@stet/core/internal';
import { withRunner } from '../print/progress.js';
import type { JudgeOptions } from './judge-options.js';
import type { JudgedItems } from './read-items.js';

/** Where models, and the majority of three or more, put the systems; with sentinels beside them where people judged. */
export async function standingsOf(
  judged: JudgedItems,
  judges: readonly JudgeRankings[],
  panel: Panel | undefined,
  { set: sets, related, resamples, seed, threads }: JudgeOptions,
): Promise<JudgeStandings | undefined> {
  if (resamples === 0) return undefined;
  const majority = (panel?.rankings ?? []).filter(({ judge }) => judge === MAJORITY);
  const all = judges.length > 2 ? [...judges, { judge: MAJORITY, rankings: majority }] : judges;
  const { people } = judged;
  const beside = people && sentinelsOf(judged);
  return withRunner(threads, (runner) =>
    judgeStandings(people, all, { sets, related, beside, resamples, seed, runner }),
  );
}

/** The sentinels of the sentences that were judged: of others people say nothing. */
function sentinelsOf({ wholeItems, files: { sources, systems } }: JudgedItems): EvaluatedMetric[] {
  const sentences = [...new Set(wholeItems.map(({ sentence }) => sentence))];
  const judgedOf = (lines: readonly string[]): string[] => sentences.map((sentence) => lines[sentence]);
  return sentinels(
    judgedOf(sources),
    systems.map(({ name, lines }) => ({ name, lines: judgedOf(stringsOf(lines)) })),
  );
}

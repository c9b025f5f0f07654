import { StetError, type CoreErrorCode } from '../error.js';
import type { Ranking } from './ranking.js';

/** Which judges and systems of a campaign to look at (default: all). */
export interface RankingSelection {
  readonly judges?: readonly string[] | undefined;
  readonly withoutJudges?: readonly string[] | undefined;
  readonly systems?: readonly string[] | undefined;
}

/**
 * The rankings by the chosen judges, with only the chosen systems. A system left out is removed from the outputs that
 * it shares; a ranking with none of the systems is dropped, and one that the judge skipped stays. Names that are not in
 * the rankings are refused.
 */
export function selectRankings(rankings: readonly Ranking[], selection: RankingSelection): readonly Ranking[] {
  const { judges, withoutJudges = [], systems } = selection;
  if (judges !== undefined || withoutJudges.length > 0) {
    refuseUnknown('UNKNOWN_JUDGE', 'judges', judgesOf(rankings), [...(judges ?? []), ...withoutJudges]);
  }
  const chosen = rankings.filter(
    ({ judge }) => (judges === undefined || judges.includes(judge)) && !withoutJudges.includes(judge),
  );
  if (systems === undefined) return chosen;
  refuseUnknown('UNKNOWN_SYSTEM', 'systems', systemsOf(rankings), systems);
  return chosen.flatMap((ranking) => withSystems(ranking, new Set(systems)));
}

/** The judges of the rankings, in plain string order. */
export function judgesOf(rankings: readonly Ranking[]): string[] {
  return [...new Set(rankings.map(({ judge }) => judge))].sort();
}

/** The systems that are ranked, in plain string order. */
export function systemsOf(rankings: readonly Ranking[]): string[] {
  return [...new Set(rankings.flatMap(({ outputs }) => outputs.flatMap(({ systems }) => systems)))].sort();
}

function withSystems(ranking: Ranking, kept: ReadonlySet<string>): Ranking[] {
  if (ranking.outputs.length === 0) return [ranking];
  const outputs = ranking.outputs
    .map((output) => ({ ...output, systems: output.systems.filter((name) => kept.has(name)) }))
    .filter(({ systems }) => systems.length > 0);
  return outputs.length === 0 ? [] : [{ ...ranking, outputs }];
}

function refuseUnknown(code: CoreErrorCode, what: string, present: readonly string[], chosen: readonly string[]): void {
  const unknown = chosen.find((name) => !present.includes(name));
  if (unknown === undefined) return;
  throw new StetError({
    code,
    expected: `${what} of the file: ${present.join(', ')}`,
    found: JSON.stringify(unknown),
    remedy: 'Check the spelling and the capitals.',
  });
}

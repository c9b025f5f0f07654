import { groupBy } from '../../group-by.js';
import type { Candidate, CandidatePair } from './match-lints.js';

/** What is left of a text once lints of the same rule are paired. */
interface Unmatched {
  readonly before: readonly Candidate[];
  readonly now: readonly Candidate[];
}

/** A rule under a new name. */
export interface RenamedRule {
  readonly from: string;
  readonly to: string;
  /** How many lints of the old name the new one took over. */
  readonly lints: number;
}

export interface OtherRules {
  readonly pairs: readonly CandidatePair[];
  readonly renamed: readonly RenamedRule[];
  readonly removed: readonly Candidate[];
  readonly added: readonly Candidate[];
}

/** More lints than these at one place are paired as they come. */
const MOST_AT_A_PLACE = 32;

/**
 * Pairs what is left at the same place under another rule. Where several rules stand at one place, those pair up that
 * do so most often: else two rules that were renamed together could be taken for each other.
 */
export function pairOtherRules(texts: readonly Unmatched[]): OtherRules {
  const places = texts.flatMap(sharedPlaces);
  const votes = new Map<string, number>();
  for (const place of places) {
    for (const pair of pairingsOf(place)) votes.set(pairKey(pair), (votes.get(pairKey(pair)) ?? 0) + 1);
  }
  const taken = new Set<Candidate>();
  const pairs: CandidatePair[] = [];
  for (const place of places) {
    const pairings = pairingsOf(place);
    if (pairings.length > 1) pairings.sort((a, b) => (votes.get(pairKey(b)) ?? 0) - (votes.get(pairKey(a)) ?? 0));
    for (const pair of pairings) {
      if (pair.some((candidate) => taken.has(candidate))) continue;
      for (const candidate of pair) taken.add(candidate);
      pairs.push(pair);
    }
  }
  const lost = texts.flatMap(({ before }) => before);
  const isLeft = (candidate: Candidate): boolean => !taken.has(candidate);
  return {
    pairs,
    renamed: renamedRules(pairs, lost),
    removed: lost.filter(isLeft),
    added: texts.flatMap(({ now }) => now.filter(isLeft)),
  };
}

/** The places at which both runs have lints without a counterpart. */
function sharedPlaces({ before, now }: Unmatched): Unmatched[] {
  if (before.length === 0 || now.length === 0) return [];
  const placeOf = ({ start, end }: Candidate): string => `${start} ${end}`;
  const nowByPlace = groupBy(now, placeOf);
  return [...groupBy(before, placeOf)].flatMap(([place, lints]) => {
    const partners = nowByPlace.get(place);
    return partners === undefined ? [] : [{ before: lints, now: partners }];
  });
}

/** The pairs that could be made at one place. */
function pairingsOf({ before, now }: Unmatched): CandidatePair[] {
  if (Math.max(before.length, now.length) > MOST_AT_A_PLACE) {
    return before.slice(0, now.length).map((old, at) => [old, now[at]]);
  }
  return before.flatMap((old) => now.map((current): CandidatePair => [old, current]));
}

const pairKey = ([{ lint: before }, { lint: now }]: CandidatePair): string => `${before.rule}\0${now.rule}`;

/** The share of what a rule lost, and the number, that another must have taken over for it to be the same rule. */
const RENAMED_SHARE = 0.8;
const RENAMED_LINTS = 3;

function renamedRules(pairs: readonly CandidatePair[], lost: readonly Candidate[]): RenamedRule[] {
  const lostByRule = groupBy(lost, ({ lint }) => lint.rule);
  return [...groupBy(pairs, pairKey)].flatMap(([key, { length }]) => {
    const [from, to] = key.split('\0');
    const all = lostByRule.get(from)?.length ?? 0;
    return length >= RENAMED_LINTS && length >= RENAMED_SHARE * all ? [{ from, to, lints: length }] : [];
  });
}

import { pairwiseJudgments, type PairwiseJudgments } from '../../judgments/pairwise.js';
import type { Ranking } from '../../judgments/ranking.js';
import { readShared } from '../../testing/shared.js';

/** The rankings published with Grundkiewicz et al. (2015). */
export function publishedRankings(): readonly Ranking[] {
  const attribute = (text: string, name: string): string => new RegExp(`${name}="([^"]*)"`, 'u').exec(text)?.[1] ?? '';
  return [
    ...readShared('data/human/judgments.xml').matchAll(/<ranking-item ([^>]*?)(?:\/>|>(.*?)<\/ranking-item>)/gsu),
  ].map(([, attributes, children = '']) => ({
    sentence: Number(attribute(attributes, 'src-id')),
    judge: attribute(attributes, 'user'),
    outputs: [...children.matchAll(/<translation ([^>]*)\/>/gu)].map(([, own]) => ({
      systems: attribute(own, 'system').split(' '),
      rank: Number(attribute(own, 'rank')),
    })),
  }));
}

/** Judgments from rankings written as `{ a: 1, b: 2 }`, a sentence each, by one judge unless it is named. */
export function judged(...ranks: readonly Readonly<Record<string, number>>[]): PairwiseJudgments {
  return pairwiseJudgments(
    ranks.map((one, sentence) => ({
      sentence,
      judge: 'ann',
      outputs: Object.entries(one).map(([name, rank]) => ({ systems: [name], rank })),
    })),
    'systems',
  );
}

import type { OutputTexts } from '../../judgments/numbering/shared-outputs.js';
import type { RankedOutput, Ranking } from '../../judgments/ranking.js';
import { tokenise } from '../../text/white-space.js';
import { columnsFor, missingSentence, type SentenceScores } from '../sentence-level/sentence-scores.js';

/**
 * What a metric says of every sentence, as judgments: all systems ranked by their sentence scores (Goto et al. 2025).
 * Equal scores tie. Systems with the same text are one output, as for people; without `texts` each has its own.
 */
export function metricJudgments(metric: SentenceScores, texts?: OutputTexts): Ranking[] {
  const systems = [...metric.scores.keys()].sort();
  const length = Math.max(0, ...Array.from(metric.scores.values(), (column) => column.length));
  return Array.from({ length }, (_, sentence) => {
    const outputs = new Map<string, string[]>();
    for (const name of systems) {
      const text = texts?.get(name)?.at(sentence);
      const key = text === undefined ? `system ${name}` : `text ${tokenise(text).join(' ')}`;
      const sharing = outputs.get(key);
      if (sharing === undefined) outputs.set(key, [name]);
      else sharing.push(name);
    }
    return { sentence, judge: metric.name, outputs: rankOutputs(metric, sentence, [...outputs.values()]) };
  });
}

/** What a metric says of the very outputs that people judged: a judgment for each of theirs. */
export function metricJudgmentsLike(rankings: readonly Ranking[], metric: SentenceScores): Ranking[] {
  return rankings.map(({ sentence, item, outputs }) => ({
    sentence,
    judge: metric.name,
    ...(item === undefined ? {} : { item }),
    outputs: rankOutputs(
      metric,
      sentence,
      outputs.map(({ systems }) => systems),
    ),
  }));
}

/** The outputs, each with the systems that made it, ranked by the scores of their first systems. */
function rankOutputs(
  metric: SentenceScores,
  sentence: number,
  outputs: readonly (readonly string[])[],
): RankedOutput[] {
  const columns = columnsFor(
    metric,
    outputs.map(([system]) => system),
  );
  columns.forEach((column, at) => {
    if (sentence >= column.length || Number.isNaN(column[sentence])) {
      throw missingSentence(metric, outputs[at][0], sentence);
    }
  });
  const scores = columns.map((column) => column[sentence]);
  const best = [...new Set(scores)].sort((a, b) => b - a);
  return outputs.map((systems, at) => ({ systems, rank: 1 + best.indexOf(scores[at]) }));
}

/** What each judge said of each set of outputs, once: a metric says the same however many people had the set. */
export function distinctJudgments(rankings: readonly Ranking[]): Ranking[] {
  const seen = new Set<string>();
  return rankings.filter(({ sentence, judge, outputs }) => {
    const key = JSON.stringify([sentence, judge, outputs.map(({ systems }) => systems.join(' ')).sort()]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

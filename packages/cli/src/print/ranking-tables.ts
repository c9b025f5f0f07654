import {
  decimal,
  decimalInterval,
  fixed,
  intervalTitle,
  plainPercent,
  rankingMethods,
  type JudgeCorrelations,
  type RankRange,
  type SystemRanking,
} from '@stet/core/internal';
import type { JudgeReport, JudgmentCounts, RankingReport } from '../ranking/ranking-report.js';
import { left, right, type TableModel } from './table.js';

const DIGITS = 3;

/** A ranking, as in Tables 3b and 3c of Grundkiewicz et al. (2015). */
export function rankingTable({ counts, ranking, bySentence }: Omit<RankingReport, 'headToHead'>): TableModel {
  const sentenceRanges = new Map(bySentence?.systems.map(({ name, range }) => [name, range]));
  const isDirect = ranking.method === 'direct-assessment';
  return {
    columns: [
      right('#'),
      right(isDirect ? 'z' : 'Score'),
      ...(isDirect ? [right(intervalTitle(ranking)), right('Mean')] : []),
      right('Range'),
      ...(bySentence ? [right('By sentence')] : []),
      left('System'),
    ],
    rows: ranking.systems.map(({ name, score, range, cluster, assessment }) => [
      String(cluster),
      shownScore(score),
      ...(assessment === undefined ? [] : [decimalInterval(assessment.interval, DIGITS), fixed(assessment.raw, 1)]),
      shownRange(range),
      ...(bySentence ? [shownRange(sentenceRanges.get(name) ?? range)] : []),
      name,
    ]),
    groups: clusterStarts(ranking),
    notes: [
      `${rankingMethods[ranking.method].title}. ${isDirect ? scoredCounts(ranking, counts) : shownCounts(counts)}`,
      rangeNote(ranking),
      ...(bySentence ? [sentenceNote(ranking, bySentence)] : []),
      ranking.signature,
    ],
  };
}

/** A table for each judge, and one of their correlations: Tables 7 and 6 of Grundkiewicz et al. (2015). */
export function judgeTables({ judges, correlation }: JudgeReport): TableModel[] {
  const tables = judges.map(({ judge, counts, ranking }): TableModel => ({
    ...rankingTable({ counts, ranking }),
    title: judge,
  }));
  const { judges: names, spearman, pearson } = correlation;
  return [
    ...tables,
    {
      title: 'Correlation of the judges’ scores',
      columns: [left('Judge'), ...names.map(right), right('Others')],
      rows: [
        ...names.map((name, row) => [
          name,
          ...names.map((_, column) =>
            row === column ? '' : shownCorrelation((row < column ? spearman : pearson).between[row][column]),
          ),
          shownCorrelation(spearman.withOthers[row]),
        ]),
        ['Others', ...pearson.withOthers.map(shownCorrelation), ''],
      ],
      notes: [
        "Spearman's rho above the diagonal, Pearson's r below; Others: all judgments but the judge's own.",
        `Mean against the others, weighted by judgments: ${shownMean('rho', spearman)}, ${shownMean('r', pearson)}.`,
      ],
    },
  ];
}

function shownMean(name: string, { mean }: JudgeCorrelations): string {
  return `${name} ${shownCorrelation(mean)}`;
}

export function shownCorrelation(value: number | null): string {
  return value === null ? '–' : shownScore(value);
}

/** Three decimal places, with a real minus sign. */
export function shownScore(score: number): string {
  return decimal(score, DIGITS);
}

export function shownRange([best, worst]: RankRange): string {
  return best === worst ? String(best) : `${best}–${worst}`;
}

function shownCounts({ judgments, decided, sentences, judges }: JudgmentCounts): string {
  return (
    `${number(judgments)} pairwise judgments, ${number(decided)} of them decided; ` +
    `${count(sentences, 'sentence')}, ${count(judges, 'judge')}.`
  );
}

function scoredCounts({ judgments, systems }: SystemRanking, { sentences, judges }: JudgmentCounts): string {
  const scales = systems.at(0)?.assessment?.scales.map(({ scale }) => scale) ?? [];
  return (
    `z: the mean of the scores for ${scales.join(', ')}, standardised for each judge; Mean: of the scores as given. ` +
    `${count(judgments, 'scored output')}; ${count(sentences, 'sentence')}, ${count(judges, 'judge')}.`
  );
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function count(value: number, noun: string): string {
  return `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** The rows where the clusters after the first start. */
function clusterStarts({ systems }: SystemRanking): number[] {
  return systems.flatMap(({ cluster }, at) => (at > 0 && cluster !== systems[at - 1].cluster ? [at] : []));
}

function rangeNote({ method, unit, resamples, confidence }: SystemRanking): string {
  const runs = rankingMethods[method].random && unit === 'judgment' ? 'runs' : `resamples, drawn by ${unit}`;
  return `Range: the ranks in ${plainPercent(confidence)} % of ${number(resamples)} ${runs}. #: clusters.`;
}

/** What changes when whole sentences are resampled, in one line. */
function sentenceNote(ranking: SystemRanking, bySentence: SystemRanking): string {
  const width = ([best, worst]: RankRange): number => worst - best;
  const sentenceRanges = new Map(bySentence.systems.map(({ name, range }) => [name, range]));
  const wider = ranking.systems.filter(
    ({ name, range }) => width(sentenceRanges.get(name) ?? range) > width(range),
  ).length;
  const [before, after] = [clusters(ranking), clusters(bySentence)];
  return (
    `A sentence judged ten times is not ten facts. Drawn by sentence, ranges that are wider: ${wider} of ` +
    `${ranking.systems.length}; clusters: ${after}, ${after === before ? 'as before' : `not ${before}`}.`
  );
}

function clusters({ systems }: SystemRanking): number {
  return systems.at(-1)?.cluster ?? 0;
}

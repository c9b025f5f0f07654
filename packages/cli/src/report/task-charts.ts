import type { Block, DotPlotProps } from '@stet/charts';
import { NAMED_TYPES, orderTypes, type SubmissionScore, type TaskResults } from '@stet/core/internal';
import { annotatorName } from '../print/annotator-sections.js';
import { percent } from '../print/table.js';

const hundred = (fraction: number): number => fraction * 100;

/** A dot plot without numbers of its own: the page's tables have them. */
const chart = (props: DotPlotProps): Block => ({ block: 'dot-plot', numbersNearby: true, ...props });

const list = (items: readonly string[]): string => `${items.join('; ')}.`;

/** Precision, recall and F of each system, with the interval of F. */
export function scoreChart(id: string, title: string, scores: readonly SubmissionScore[]): Block {
  const f = `F${scores[0].score.beta}`;
  return chart({
    id,
    title,
    description: list(
      scores.map(
        ({ name, score: { value, precision, recall }, confidenceInterval: [low, high] }) =>
          `${name}: ${f} ${percent(value)}, between ${percent(low)} and ${percent(high)}, ` +
          `precision ${percent(precision)}, recall ${percent(recall)}`,
      ),
    ),
    series: [`${f}, with its interval`, 'precision', 'recall'],
    rows: scores.map(({ name, score: { value, precision, recall }, confidenceInterval: [low, high] }) => ({
      label: name,
      values: [[hundred(value)], [hundred(precision)], [hundred(recall)]],
      interval: [hundred(low), hundred(high)],
    })),
    unit: 'percent',
    max: 100,
  });
}

/** F of each system against each annotator alone. */
export function annotatorChart({ annotators: { annotators }, submissions }: TaskResults): Block {
  const f = `F${submissions[0].score.beta}`;
  return chart({
    id: 'annotator-chart',
    title: `${f} against each annotator`,
    description: list(
      submissions.map(
        ({ name, annotators: annotatorScores }) =>
          `${name}: ${annotatorScores.map(({ annotator, score }) => `${percent(score.value)} against ${annotatorName(annotator)}`).join(', ')}`,
      ),
    ),
    series: annotators.map(annotatorName),
    rows: submissions.map(({ name, annotators: annotatorScores }) => ({
      label: name,
      values: annotatorScores.map(({ score }) => [hundred(score.value)]),
    })),
    unit: 'percent',
  });
}

/** How many edits of each type each annotator made. */
export function typeChart({ annotators: { annotators, types } }: TaskResults): Block {
  return chart({
    id: 'type-chart',
    title: 'Edits of each type',
    description: list(
      types.map(
        ({ type, edits }) =>
          `${type}: ${edits.map((count, index) => `${count} by ${annotatorName(annotators[index])}`).join(', ')}`,
      ),
    ),
    series: annotators.map(annotatorName),
    rows: types.map(({ type, edits }) => ({ label: type, values: edits.map((count) => [count]) })),
    unit: 'edits',
  });
}

/** The recall of each error type by each system; the best system stands out. */
export function recallChart(id: string, title: string, scores: readonly SubmissionScore[]): Block {
  const types = orderTypes(scores.flatMap(({ recallByType }) => recallByType.map(({ type }) => type)));
  const rows = types.map((type) => {
    const recalls = scores
      .map(({ name, recallByType }) => ({
        name,
        recall: recallByType.find((typeRecall) => typeRecall.type === type)?.recall ?? 0,
      }))
      .sort((a, b) => b.recall - a.recall);
    return { type, best: recalls[0], others: recalls.slice(1).map(({ recall }) => recall) };
  });
  return chart({
    id,
    title,
    description: list(rows.map(({ type, best }) => `${type}: at best ${percent(best.recall)}, by ${best.name}`)),
    series: ['the best system', 'the others'],
    rows: rows.map(({ type, best, others }) => ({
      label: type,
      values: [[hundred(best.recall)], others.map(hundred)],
    })),
    unit: 'percent of the gold edits',
    max: 100,
  });
}

/** A small chart for each named type. */
export function namedTypeCharts(id: string, scores: readonly SubmissionScore[]): Block {
  const f = `F${scores[0].score.beta}`;
  const charts = NAMED_TYPES.map((type, index) => {
    const typeScores = scores.flatMap(({ name, namedTypes }) =>
      namedTypes.filter((score) => score.type === type).map((score) => ({ name, ...score })),
    );
    return chart({
      id: `${id}-${index}`,
      title: type,
      description: list(
        typeScores.map(
          ({ name, value, precision, recall }) =>
            `${name}: ${f} ${percent(value)}, precision ${percent(precision)}, recall ${percent(recall)}`,
        ),
      ),
      series: [f, 'precision', 'recall'],
      rows: typeScores.map(({ name, value, precision, recall }) => ({
        label: name,
        values: [[hundred(value)], [hundred(precision)], [hundred(recall)]],
      })),
      unit: 'percent',
      max: 100,
    });
  });
  return { block: 'side-by-side', blocks: charts };
}

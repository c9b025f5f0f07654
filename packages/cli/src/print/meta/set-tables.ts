import { metricTitle, figure, type Correlations, type MetaSection } from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';
import { metaTables } from './tables.js';

/** A meta-evaluation of a set of systems by what people said in a file. */
export interface SetEvaluation {
  /** The name of that file; undefined where there is one alone. */
  readonly people: string | undefined;
  /** The name of the set; undefined where all systems are evaluated. */
  readonly set: string | undefined;
  readonly evaluation: Correlations;
  readonly verdict: string;
}

/** The tables of each evaluation, after one that puts them side by side where there are several. */
export function evaluatedTables(
  evaluations: readonly SetEvaluation[],
  shown: readonly MetaSection[],
  details: boolean,
): TableModel[] {
  return [
    ...setTable(evaluations),
    ...evaluations.flatMap((evaluated) => titled(metaTables(evaluated.evaluation, shown, details), evaluated)),
  ];
}

/** Names the evaluation in the titles of its tables. */
function titled(tables: readonly TableModel[], evaluated: SetEvaluation): TableModel[] {
  const name = nameOf(evaluated);
  if (name === undefined) return [...tables];
  return tables.map((table) => ({
    ...table,
    title: table.title === undefined ? name : named(evaluated, table.title),
  }));
}

/** The file and the set of an evaluation, as far as there are several. */
function nameOf({ people, set }: SetEvaluation): string | undefined {
  const names = [people, set].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.join(', ');
}

/** A text about an evaluation, after its name if it has one. */
export function named(evaluated: SetEvaluation, text: string): string {
  const name = nameOf(evaluated);
  return name === undefined ? text : `${name}: ${text}`;
}

/** What each evaluation shows, in words. */
export function toldVerdicts(evaluations: readonly SetEvaluation[]): string[] {
  return evaluations.map((evaluated) => named(evaluated, evaluated.verdict));
}

/**
 * The correlations by each file and on each set: a metric that agrees with people about one set need not agree about
 * another, nor with people who judge otherwise.
 */
export function setTable(evaluations: readonly SetEvaluation[]): TableModel[] {
  if (evaluations.length < 2) return [];
  const files = [...new Set(evaluations.map(({ people }) => people))];
  const ofFile = (file: string | undefined): SetEvaluation[] => evaluations.filter(({ people }) => people === file);
  const [{ evaluation, set: firstSet }] = evaluations;
  const humanNames = new Set(evaluations.map(({ evaluation: { human } }) => human.name));
  const title = firstSet === undefined ? 'What people said in each file' : 'Sets of systems';
  return [
    {
      title: humanNames.size === 1 ? `${title}, human scores: ${evaluation.human.name}` : title,
      columns: [
        ...(files.length === 1 ? [] : [left('Judgments')]),
        left('Metric'),
        ...ofFile(files[0]).flatMap(({ set, evaluation: { n } }) => [
          right(set === undefined ? `n = ${n}, r` : `${set} (n = ${n}) r`),
          right('rho'),
        ]),
      ],
      rows: files.flatMap((file) =>
        evaluation.metrics.map(({ name }, at) => [
          ...(files.length === 1 ? [] : [file ?? '']),
          metricTitle(name),
          ...ofFile(file).flatMap(({ evaluation: { systemLevel } }) => {
            const correlation = systemLevel.correlations?.[at];
            return [figure(correlation?.pearson.value), figure(correlation?.spearman.value)];
          }),
        ]),
      ),
      notes:
        firstSet === undefined
          ? []
          : ['Human scores are those among all systems in every set: only the systems that are compared differ.'],
    },
  ];
}

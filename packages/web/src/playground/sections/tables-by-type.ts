import { typeTables, type ScoreTableWords, type Scoreboard, type TableModel } from '@stet/core/internal';

/** What a system did by error type, to be folded away beside those of others. */
export interface SystemTypes {
  readonly metric: string;
  readonly system: string;
  /** A row for each type. */
  readonly table: TableModel;
}

/** A table of types for each system and metric that tells types, best system first. */
export function tablesByType(board: Scoreboard, digits: number, words: ScoreTableWords): SystemTypes[] {
  return board.metrics.flatMap((metric) =>
    board.systems.flatMap((system) =>
      typeTables({ ...board, systems: [system] }, metric, digits, words).map(({ columns, rows, notes = [] }) => ({
        metric: metric.name,
        system: system.name,
        // The column of the system says the same in every row.
        table: { title: system.name, columns: columns.slice(1), rows: rows.map((row) => row.slice(1)), notes },
      })),
    ),
  );
}

/** The board without what `tablesByType` shows. */
export function withoutTypes(board: Scoreboard): Scoreboard {
  return {
    ...board,
    systems: board.systems.map(({ name, scores }) => ({
      name,
      scores: Object.fromEntries(Object.entries(scores).map(([metric, { types: _, ...score }]) => [metric, score])),
    })),
  };
}

import { leftColumn, printTables, rightColumn } from '@stet/core/internal';
import type { Judge } from '../judges/schemas.js';

const COLUMNS = [
  leftColumn('participant'),
  leftColumn('judge'),
  rightColumn('judged'),
  rightColumn('skipped'),
  leftColumn('state'),
  leftColumn('finished at'),
];

/** The participants among the judges and how far they are, for whoever pays them. */
export function participantsCsv(judges: readonly Judge[]): string {
  const rows = judges.flatMap(({ participant, name, judged, skipped, finishedAt }) =>
    participant === null
      ? []
      : [
          [
            participant,
            name,
            String(judged),
            String(skipped),
            finishedAt === null ? 'not finished' : 'finished',
            finishedAt === null ? '' : new Date(finishedAt).toISOString(),
          ],
        ],
  );
  return printTables([{ columns: COLUMNS, rows }], 'csv');
}

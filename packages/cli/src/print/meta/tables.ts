import type { Correlations, MetaSection } from '@stet/core/internal';
import type { TableModel } from '../table.js';
import { accuracyTable, sentenceTables, softAccuracyTable } from './sentence-tables.js';
import { sweepTables } from './sweep-tables.js';
import {
  ceilingTable,
  correlationTable,
  intervalTable,
  leaveOneOutTable,
  testTables,
  windowTables,
} from './system-tables.js';

/** The tables of the sections in `shown`. */
export function metaTables(evaluation: Correlations, shown: readonly MetaSection[], details: boolean): TableModel[] {
  return shown.flatMap((section) => sectionTables(section, evaluation, details));
}

function sectionTables(section: MetaSection, evaluation: Correlations, details: boolean): TableModel[] {
  switch (section) {
    case 'correlations':
      return [correlationTable(evaluation)];
    case 'intervals':
      return intervalTable(evaluation);
    case 'leave-one-out':
      return leaveOneOutTable(evaluation);
    case 'tests':
      return testTables(evaluation, details);
    case 'windows':
      return windowTables(evaluation);
    case 'ceiling':
      return ceilingTable(evaluation);
    case 'accuracy':
      return accuracyTable(evaluation);
    case 'soft-accuracy':
      return softAccuracyTable(evaluation);
    case 'beta-sweep':
      return sweepTables(evaluation, details);
    default:
      return sentenceTables(section, evaluation);
  }
}

import type { Correlations, MetaSection } from '@stet/core/internal';
import type { TableModel } from '../table.js';
import {
  calibrationTables,
  contingencyTables,
  forBothSets,
  groupTables,
  judgeTables,
  rowTables,
  softAccuracyTable,
  tauTables,
  tauTestTables,
} from './sentence-tables.js';
import { sweepTables } from './sweep-tables.js';
import { ceilingTable, correlationTable, leaveOneOutTable, testTables, windowTables } from './system-tables.js';

type Tables = (evaluation: Correlations, details: boolean) => TableModel[];

const sections: Readonly<Record<MetaSection, Tables>> = {
  correlations: (evaluation) => [correlationTable(evaluation)],
  'leave-one-out': leaveOneOutTable,
  tests: testTables,
  windows: windowTables,
  ceiling: ceilingTable,
  taus: (evaluation) => forBothSets(evaluation, tauTables),
  contingency: (evaluation) => forBothSets(evaluation, contingencyTables),
  'tau-tests': (evaluation) => forBothSets(evaluation, tauTestTables),
  rows: (evaluation) => forBothSets(evaluation, rowTables),
  judges: (evaluation) => forBothSets(evaluation, judgeTables),
  groups: (evaluation) => forBothSets(evaluation, groupTables),
  calibration: (evaluation) => forBothSets(evaluation, calibrationTables),
  'soft-accuracy': softAccuracyTable,
  'beta-sweep': sweepTables,
};

/** The tables of the sections in `shown`. */
export function metaTables(evaluation: Correlations, shown: readonly MetaSection[], details: boolean): TableModel[] {
  return shown.flatMap((section) => sections[section](evaluation, details));
}

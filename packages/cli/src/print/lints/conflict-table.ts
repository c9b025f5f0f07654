import { CONFLICT_KINDS, counted, type Conflicts } from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';
import { shownAdvice } from './shown-advice.js';

/** Pairs of rules whose lints get in each other's way. */
export function conflictTable({ pairs, leftOut }: Conflicts, most: number): TableModel {
  const lost = leftOut.reduce((sum, { lints }) => sum + lints, 0);
  const worst = leftOut.slice(0, 3).map(({ rule, lints }) => `${rule} ${lints}`);
  return {
    title: 'Rules that get in each other’s way',
    columns: [left('Rules'), ...CONFLICT_KINDS.map((kind) => right(KIND_TITLES[kind])), left('First example')],
    rows: pairs
      .slice(0, most)
      .map(({ rules, counts, first }) => [
        rules.join(' and '),
        ...CONFLICT_KINDS.map((kind) => String(counts[kind])),
        `${first.unit}: ${first.lints.map((lint) => shownAdvice(lint)).join(', ')}`,
      ]),
    notes: [
      ...(pairs.length > most ? [`Shown: ${most} pairs of ${pairs.length}; --most shows more.`] : []),
      lost === 0
        ? 'All first suggestions can be made together.'
        : `Making all first suggestions from left to right leaves out ${counted(lost, 'lint')}: ${worst.join(', ')}${leftOut.length > 3 ? ', …' : ''}.`,
    ],
  };
}

const KIND_TITLES = { duplicate: 'Same result', nested: 'Nested', conflict: 'Conflict', overlap: 'Overlap' } as const;

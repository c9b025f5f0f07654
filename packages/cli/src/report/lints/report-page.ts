import type { Chapter, Report } from '@stet/charts';
import { counted, decimal, percent, type LintReport } from '@stet/core/internal';
import { conflictTable } from '../../print/lints/conflict-table.js';
import { stabilityTable } from '../../print/lints/stability-table.js';
import { tableBlock } from '../table-block.js';
import { alarmChapters } from './alarm-chapter.js';
import { goldChapters } from './gold-chapters.js';
import { latencyChapters } from './latency-chapter.js';
import { rulesChapter } from './rules-chapter.js';

/** A run of a checker as a page. */
export function lintReportPage(title: string, report: LintReport): Report {
  return {
    kind: 'Report on a grammar checker',
    title,
    summary: summaryOf(report),
    chapters: [
      rulesChapter(report),
      ...goldChapters(report),
      ...alarmChapters(report),
      ...conflictChapters(report),
      ...latencyChapters(report),
    ],
  };
}

function summaryOf({ checker, version, checks, rules, gold, alarms, neverFired }: LintReport): string {
  const first = gold?.precision.first.value ?? null;
  const rate = alarms?.mean.rate ?? null;
  const facts = [
    `${checker} ${version}: ${counted(checks.lints, 'lint')} of ${counted(rules.length, 'rule')} in ${counted(checks.texts, 'text')}.`,
    first === null ? '' : `On the gold, the first suggestion is right for ${percent(first, 1)} % of the lints.`,
    rate === null
      ? ''
      : `On clean text there are ${decimal(rate)} lints for each 1,000 words, the mean of all registers.`,
    neverFired === null || neverFired.length === 0 ? '' : `${counted(neverFired.length, 'rule')} never fired.`,
    checks.failed.length === 0 ? '' : `${counted(checks.failed.length, 'text')} could not be checked.`,
  ];
  return facts.filter((fact) => fact !== '').join(' ');
}

const MOST_PAIRS = 50;

function conflictChapters({ conflicts, stability }: LintReport): Chapter[] {
  if (conflicts.pairs.length === 0 && stability === null) return [];
  return [
    {
      id: 'the-conflicts',
      heading: 'Conflicts',
      text: 'Lints that overlap, or that insert on either side of one gap: users see one of them, or both.',
      blocks: [
        tableBlock('conflicts', 'Rules that get in each other’s way', conflictTable(conflicts, MOST_PAIRS)),
        ...(stability === null
          ? []
          : [tableBlock('stability', 'After a suggestion is made', stabilityTable(stability))]),
      ],
    },
  ];
}

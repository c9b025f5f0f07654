import { existsSync } from 'node:fs';
import type { GateReport } from '@stet/core/internal';
import { readText, type TextFile } from '@stet/node';
import { gateJunit } from '../print/gate/junit.js';
import { gateSummary } from '../print/gate/summary.js';
import type { GateOptions } from './gate-options.js';

/** The files that a gate was asked to write. */
export async function reportFiles(
  report: GateReport,
  systemFile: string,
  { json, junit, summary, top }: GateOptions,
): Promise<TextFile[]> {
  return [
    ...(json === undefined || json === '-' ? [] : [{ file: json, text: `${JSON.stringify(report)}\n` }]),
    ...(junit === undefined ? [] : [{ file: junit, text: gateJunit(report, systemFile, top) }]),
    // A job's summary is one file that every step appends to.
    ...(summary === undefined
      ? []
      : [{ file: summary, text: `${existsSync(summary) ? await readText(summary) : ''}${gateSummary(report, top)}` }]),
  ];
}

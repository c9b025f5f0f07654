import { existsSync } from 'node:fs';
import type { GateReport } from '@stet/core/internal';
import { readText, type TextFile } from '@stet/node';
import { gateJunit } from '../print/gate/junit.js';
import { gateSummary } from '../print/gate/summary.js';
import type { GateOptions } from './gate-options.js';

/** The files that a gate was asked to write. */
export function reportFiles(
  report: GateReport,
  systemFile: string,
  { json, junit, summary, top }: GateOptions,
): Promise<TextFile[]> {
  return askedFiles(
    { json: json === '-' ? undefined : json, junit, summary },
    {
      json: () => `${JSON.stringify(report)}\n`,
      junit: () => gateJunit(report, systemFile, top),
      summary: () => gateSummary(report, top),
    },
  );
}

/** The files that were asked for by name, each with its text. */
export async function askedFiles<Name extends string>(
  names: Readonly<Record<Name, string | undefined>>,
  print: Readonly<Record<Name, () => string | Iterable<string>>>,
): Promise<TextFile[]> {
  const asked = (Object.entries(names) as [Name, string | undefined][]).flatMap(([name, file]) =>
    file === undefined ? [] : [{ name, file }],
  );
  return Promise.all(
    asked.map(async ({ name, file }) => {
      const text = print[name]();
      // A job's summary is one file that every step appends to.
      const before = name === 'summary' && existsSync(file) ? await readText(file) : undefined;
      return { file, text: before === undefined ? text : [before, ...(typeof text === 'string' ? [text] : text)] };
    }),
  );
}

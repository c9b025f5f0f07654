import type { GateReport } from '@stet/core/internal';
import { printJunit, type TestCase } from '../junit.js';
import { changeLines, changeTitle, cleanLines, locationOf, shownChanges } from './changes.js';
import { cleanSentence, metricName, metricSentence, scoreName, scoreSentence, verdict } from './verdict.js';

/** A gate as JUnit XML, which CI servers read: a test for the score and, if it is checked, one for clean text. */
export function gateJunit(report: GateReport, file: string, top: number): string {
  return printJunit({ name: 'stet gate', cases: casesOf(report, file, top), output: verdict(report).join('\n') });
}

function casesOf(report: GateReport, file: string, top: number): TestCase[] {
  const { score, clean, metrics = [] } = report;
  const worse = shownChanges(report, top).worse.flatMap((change) => [
    `${locationOf(file, change)} ${changeTitle(change)}`,
    ...changeLines(change).map((line) => `  ${line}`),
  ]);
  return [
    {
      name: `${scoreName(report)} does not fall significantly`,
      failure: score.significant ? { message: scoreSentence(report), lines: worse } : undefined,
    },
    ...metrics.map((check) => ({
      name: `${metricName(check)} does not fall significantly`,
      failure: check.significant ? { message: metricSentence(report, check), lines: [] } : undefined,
    })),
    ...(clean === undefined
      ? []
      : [
          {
            name: 'clean text is edited within its limit',
            failure: clean.passed
              ? undefined
              : {
                  message: cleanSentence(clean),
                  lines: clean.changes
                    .slice(0, top)
                    .flatMap((change) => [
                      `sentence ${change.sentence}`,
                      ...cleanLines(change).map((line) => `  ${line}`),
                    ]),
                },
          },
        ]),
  ];
}

import { escapeAttribute, escapeText, withoutControls, type GateReport } from '@stet/core/internal';
import { changeLines, changeTitle, cleanLines, locationOf, shownChanges } from './changes.js';
import { cleanSentence, metricName, metricSentence, scoreName, scoreSentence, verdict } from './verdict.js';

interface TestCase {
  readonly name: string;
  /** Undefined for a test that passes. */
  readonly failure: { readonly message: string; readonly lines: readonly string[] } | undefined;
}

/** A gate as JUnit XML, which CI servers read: a test for the score and, if it is checked, one for clean text. */
export function gateJunit(report: GateReport, file: string, top: number): string {
  const cases = casesOf(report, file, top);
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="stet" ${counts}>`,
    `  <testsuite name="stet gate" ${counts}>`,
    ...cases.flatMap(caseLines),
    `    <system-out>${escapeText(withoutControls(verdict(report).join('\n')))}</system-out>`,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
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

function caseLines({ name, failure }: TestCase): string[] {
  const open = `    <testcase classname="stet gate" name="${escapeAttribute(withoutControls(name))}"`;
  if (failure === undefined) return [`${open}/>`];
  return [
    `${open}>`,
    `      <failure type="gate" message="${escapeAttribute(withoutControls(failure.message))}">${escapeText(withoutControls(failure.lines.join('\n')))}</failure>`,
    '    </testcase>',
  ];
}

import { escapeAttribute, escapeText, withoutControls } from '@stet/core/internal';

/** One test of a report. */
export interface TestCase {
  readonly name: string;
  /** Undefined for a test that passes. */
  readonly failure: { readonly message: string; readonly lines: readonly string[] } | undefined;
}

interface TestSuite {
  /** Such as `stet gate`. */
  readonly name: string;
  readonly cases: readonly TestCase[];
  /** What was printed. */
  readonly output: string;
}

/** A test suite as JUnit XML, which CI servers read. */
export function printJunit({ name, cases, output }: TestSuite): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="stet" ${counts}>`,
    `  <testsuite name="${name}" ${counts}>`,
    ...cases.flatMap((testCase) => caseLines(name, testCase)),
    `    <system-out>${escapeText(withoutControls(output))}</system-out>`,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseLines(suite: string, { name, failure }: TestCase): string[] {
  const open = `    <testcase classname="${suite}" name="${escapeAttribute(withoutControls(name))}"`;
  if (failure === undefined) return [`${open}/>`];
  return [
    `${open}>`,
    `      <failure type="gate" message="${escapeAttribute(withoutControls(failure.message))}">${escapeText(withoutControls(failure.lines.join('\n')))}</failure>`,
    '    </testcase>',
  ];
}

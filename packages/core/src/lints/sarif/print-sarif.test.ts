import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv-draft-04';
import { describe, expect, it } from 'vitest';
import { diffRuns } from '../diff/diff-runs.js';
import { placeUnits } from '../place-units.js';
import { checkOf, lintAt, runOf } from '../testing/lint-runs.js';
import { GITHUB_RESULTS, levelOf, printSarif } from './print-sarif.js';

const require = createRequire(import.meta.url);
/** The schema of the standard, as schemastore publishes it. */
const SCHEMA = require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');

const validate = new Ajv.default({
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
  allErrors: true,
}).compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);

interface Sarif {
  readonly runs: readonly {
    readonly columnKind: string;
    readonly invocations: readonly unknown[];
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly baselineState?: string;
      readonly partialFingerprints: Readonly<Record<string, string>>;
      readonly locations: readonly unknown[];
      readonly fixes?: readonly { artifactChanges: { replacements: { insertedContent: { text: string } }[] }[] }[];
    }[];
  }[];
}

/** Reads a log that the schema of the standard accepts. */
function valid(text: string): Sarif['runs'][number] {
  const log: unknown = JSON.parse(text);
  const isValid = validate(log);
  expect(validate.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
  return (log as Sarif).runs[0];
}

const FIRST = 'Hello 😀 world.';
const SECOND = 'We saw teh lake,\r\nand teh boat.';
const FILE = `# Title\n\n${FIRST}\n\n${SECOND}\n`;
const teh = {
  ...lintAt(SECOND, 'teh', 'Spelling', ['the', '']),
  group: 'Typos',
  url: 'https://example.org/s',
  severity: 'error',
};
const boat = lintAt(SECOND, 'boat', 'Vague');
const checks = (...lints: (typeof teh | typeof boat)[]) => [
  checkOf('a b.md#1', FIRST, [lintAt(FIRST, 'world', 'Vague')]),
  checkOf('a b.md#2', SECOND, lints),
];

describe('printSarif(run)', () => {
  const run = runOf('1.2.0', checks(teh, boat));
  const placeOf = placeUnits(run.checks, ({ unit }) =>
    unit.startsWith('a b.md') ? { file: 'a b.md', text: FILE } : undefined,
  );

  it('is valid, and gives lines, columns and offsets in the file, fixes in order, and rules', () => {
    const { columnKind, tool, results } = valid(printSarif(run, { placeOf }));
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver.rules).toMatchObject([
      { id: 'Vague' },
      { id: 'Spelling', helpUri: 'https://example.org/s', defaultConfiguration: { level: 'error' } },
    ]);
    const [world, spelling, vague] = results;
    expect(spelling).toMatchObject({ ruleId: 'Spelling', ruleIndex: 1, level: 'error' });
    const start = FILE.indexOf('teh');
    expect(spelling.locations[0]).toMatchObject({
      physicalLocation: {
        artifactLocation: { uri: 'a%20b.md' },
        region: { startLine: 5, startColumn: 8, endLine: 5, endColumn: 11, charOffset: start, charLength: 3 },
      },
    });
    // The emoji takes two code units.
    expect(world.locations[0]).toMatchObject({ physicalLocation: { region: { startLine: 3, startColumn: 10 } } });
    expect(vague.locations[0]).toMatchObject({ physicalLocation: { region: { startLine: 6, startColumn: 9 } } });
    expect(spelling.fixes?.map((fix) => fix.artifactChanges[0].replacements[0].insertedContent.text)).toEqual([
      'the',
      '',
    ]);
  });

  it('is valid without files, too', () => {
    expect(valid(printSarif(run)).results[1].locations[0]).toMatchObject({
      physicalLocation: { region: { charOffset: 7, charLength: 3 } },
      logicalLocations: [{ fullyQualifiedName: 'a b.md#2' }],
    });
  });

  it('knows a lint again when the text before it changes, and by its neighbours from another', () => {
    const prints = (text: string) =>
      valid(printSarif(runOf('1', [checkOf('a', text, [lintAt(text, 'teh', 'Spelling')])]))).results[0]
        .partialFingerprints;
    expect(prints('Once more we saw teh lake there.')).toEqual(prints('Now we saw teh lake there.'));
    expect(prints('Now we saw teh boat there.')).not.toEqual(prints('Now we saw teh lake there.'));
  });

  it('says of each result what became of it, new ones first and those that are gone last', () => {
    const before = runOf('1.1.0', checks({ ...teh, suggestions: ['tea'] }, lintAt(SECOND, 'saw', 'Gone')));
    const { results } = valid(printSarif(run, { diff: diffRuns(before, run), placeOf }));
    expect(results.map(({ ruleId, baselineState }) => `${ruleId} ${baselineState}`)).toEqual([
      'Vague new',
      'Spelling updated',
      'Vague unchanged',
      'Gone absent',
    ]);
  });

  it('says that a check failed or was incomplete', () => {
    const failed = runOf('1', [
      checkOf('a', FIRST, [], { error: 'down' }),
      checkOf('b', SECOND, [], { incomplete: true }),
    ]);
    expect(valid(printSarif(failed)).invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { message: { text: 'a: down' } },
          { message: { text: 'b: the checker left lints out' } },
        ],
      },
    ]);
    expect(valid(printSarif(run)).invocations).toEqual([{ executionSuccessful: true }]);
  });

  it('keeps within what GitHub takes, and says what it left out', () => {
    const many = runOf('1', [
      checkOf(
        'a',
        SECOND,
        Array.from({ length: GITHUB_RESULTS + 2 }, () => boat),
      ),
    ]);
    const { results, invocations } = (JSON.parse(printSarif(many)) as Sarif).runs[0];
    expect(results).toHaveLength(GITHUB_RESULTS);
    expect(JSON.stringify(invocations)).toContain('2 results are left out');
  });

  it.each([
    [undefined, 'warning'],
    ['Error', 'error'],
    ['suggestion', 'note'],
    ['misspelling', 'warning'],
  ])('takes the severity %s for %s', (severity, level) => {
    expect(levelOf(severity === undefined ? {} : { severity })).toBe(level);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../error.js';
import { toUtf16, type OffsetUnit } from '../text/offsets.js';
import type { Lint, LintCheck, LintRun } from './lint-run.js';
import { inspectLints, parseLints, type LintReadOptions } from './parse-lints.js';
import { printLints } from './print-lints.js';

const RUN = '{"kind":"run","format":1,"checker":"toy","version":"1","offsets":"utf16","options":{"strict":true}}';
const CHECK = '{"kind":"check","unit":"a#1","register":"letters","words":4,"ms":2.5,"warm":true}';
const LINT =
  '{"kind":"lint","unit":"a#1","rule":"Spelling","start":3,"end":6,"text":"teh","message":"?","suggestions":["the"]}';
const TEXT = '😀 teh cat sat';

const file = (...lines: readonly string[]): string => lines.join('\n');
const withOffsets = (unit: OffsetUnit): string => RUN.replace('utf16', unit);
const at = (start: number, end: number, text = 'teh'): string =>
  LINT.replace('"start":3,"end":6,"text":"teh"', `"start":${start},"end":${end},"text":${JSON.stringify(text)}`);

function refusal(text: string, options: LintReadOptions = {}): string {
  try {
    parseLints(text, { file: 'run.jsonl', ...options });
  } catch (error) {
    if (!(error instanceof StetError)) throw error;
    return `${error.code} ${error.file}:${error.line ?? ''} ${error.message}`;
  }
  return 'no refusal';
}

describe('parseLints(text)', () => {
  const texts = new Map([['a#1', TEXT]]);

  it('reads a run with its checks and their lints', () => {
    expect(parseLints(file(RUN, CHECK, LINT), { texts })).toStrictEqual({
      checker: 'toy',
      version: '1',
      options: { strict: true },
      checks: [
        {
          unit: 'a#1',
          register: 'letters',
          words: 4,
          ms: 2.5,
          warm: true,
          lints: [{ rule: 'Spelling', start: 3, end: 6, text: 'teh', message: '?', suggestions: ['the'] }],
        },
      ],
    });
  });

  it('keeps keys that it does not know, of every record', () => {
    const more = (line: string): string => line.replace(/\}$/u, ',"more":{"a":[1]}}');
    const timing = '{"kind":"timing","phase":"cold","unit":"a#1","ms":9,"words":4,"more":1}';
    const run = parseLints(file(more(RUN), more(CHECK), more(LINT), timing));
    const kept = [run.extra, run.checks[0].extra, run.checks[0].lints[0].extra, run.timings?.[0].extra];
    expect(kept).toEqual([{ more: { a: [1] } }, { more: { a: [1] } }, { more: { a: [1] } }, { more: 1 }]);
  });

  it.each([
    ['utf16', 3, 6],
    ['code-points', 2, 5],
    ['bytes', 5, 8],
  ] as const)('turns offsets in %s into UTF-16', (unit, start, end) => {
    const run = parseLints(file(withOffsets(unit), CHECK, at(start, end)), { texts });
    expect(run.checks[0].lints[0]).toMatchObject({ start: 3, end: 6, text: 'teh' });
  });

  it('converts with the text that a check carries, too', () => {
    const check = CHECK.replace('"words"', `"text":${JSON.stringify(TEXT)},"words"`);
    const run = parseLints(file(withOffsets('bytes'), check, at(5, 8)));
    expect(run.checks[0].lints[0].start).toBe(3);
  });

  it.each([
    ['a wrong offset', file(RUN, CHECK, at(4, 7)), /LINT_MISPLACED run.jsonl:3 .*"teh" at 4 to 7.*"a#1".*"eh "/u],
    ['a reversed place', file(RUN, CHECK, at(6, 3, '')), /LINT_MISPLACED run.jsonl:3/u],
    ['a place outside of the text', file(RUN, CHECK, at(13, 17)), /LINT_MISPLACED .*14 UTF-16 code units.*"a#1"/u],
    ['a place inside a character', file(RUN, CHECK, at(1, 6)), /LINT_MISPLACED .*between characters/u],
    ['a place inside a character, in bytes', file(withOffsets('bytes'), CHECK, at(3, 8)), /LINT_MISPLACED/u],
    ['a unit never checked', file(RUN, LINT), /UNIT_NOT_CHECKED run.jsonl:2 .*"a#1"/u],
    ['a lint before its check', file(RUN, LINT, CHECK), /UNIT_NOT_CHECKED run.jsonl:2/u],
    ['a second check of a unit', file(RUN, CHECK, CHECK), /BAD_LINTS run.jsonl:3 .*"a#1"/u],
    ['a lint of a check that failed', file(RUN, CHECK.replace('"ms":2.5', '"error":"down"'), LINT), /BAD_LINTS/u],
    ['both a time and a failure', file(RUN, CHECK.replace('"warm":true', '"error":"down"')), /"ms" or "error"/u],
    ['the rule "?"', file(RUN, CHECK, LINT.replace('Spelling', '?')), /BAD_LINTS run.jsonl:3 .*rule/u],
    ['no rule', file(RUN, CHECK, LINT.replace('"rule":"Spelling",', '')), /a text as "rule".*"a#1"/u],
    ['no words', file(RUN, CHECK.replace('"words":4,', '')), /whole number from 0 as "words"/u],
    ['suggestions that are no texts', file(RUN, CHECK, LINT.replace('["the"]', '[1]')), /list of texts/u],
    ['a kind that does not exist', file(RUN, '{"kind":"note"}'), /run, check, lint or timing.*"note"/u],
    ['a check before the run', file(CHECK, RUN), /run.jsonl:1 .*the run first/u],
    ['another format', file(RUN.replace('"format":1', '"format":2')), /format 1/u],
    ['offsets in another unit', file(RUN.replace('utf16', 'columns')), /utf16, code-points, bytes/u],
    ['a line that is no JSON', file(RUN, 'teh'), /run.jsonl:2 .*"teh"/u],
    ['a list', file(RUN, '[]'), /an object/u],
    ['an empty file', '', /BAD_LINTS .*one run, found none/u],
  ])('refuses %s', (_, text, message) => {
    expect(refusal(text, { texts })).toMatch(message);
  });

  it('refuses a text that changed', () => {
    const check = CHECK.replace('"words"', '"sha256":"AB","words"');
    const hash = (text: string): string => (text === TEXT ? 'ab' : 'cd');
    expect(refusal(file(RUN, check, LINT), { texts, sha256: hash })).toBe('no refusal');
    const changed = new Map([['a#1', `${TEXT}!`]]);
    expect(refusal(file(RUN, check, LINT), { texts: changed, sha256: hash })).toMatch(/LINT_MISPLACED run.jsonl:2/u);
    const embedded = CHECK.replace('"words"', `"text":${JSON.stringify(TEXT)},"words"`);
    expect(refusal(file(RUN, embedded, LINT), { texts: changed })).toMatch(/another text/u);
  });

  it('checks the length of what a lint quotes where the text is not at hand', () => {
    expect(refusal(file(RUN, CHECK, at(3, 5)))).toMatch(/LINT_MISPLACED .*place of 3 UTF-16/u);
    expect(refusal(file(RUN, CHECK, at(1, 2, '\ude00')))).toMatch(/between characters/u);
    expect(refusal(file(withOffsets('bytes'), CHECK, at(5, 8)))).toMatch(/BAD_LINTS run.jsonl:3 .*the text.*"a#1"/u);
  });

  it('takes one run of several only if told which', () => {
    const both = file(RUN, CHECK, RUN.replace('"version":"1"', '"version":"2"'), CHECK, LINT);
    expect(refusal(both)).toMatch(/SEVERAL_RUNS run.jsonl:3 .*2 runs: 1 toy 1, 2 toy 2/u);
    expect(parseLints(both, { run: 1 }).checks[0].lints).toEqual([]);
    expect(parseLints(both, { run: 2 }).version).toBe('2');
    expect(refusal(both, { run: 3 })).toMatch(/BAD_OPTION/u);
    expect(inspectLints(both)).toHaveLength(2);
  });
});

const LETTERS = ['a', 'b', '"', '\\', 'é', '日', '😀', '\u2028', '?'];
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 8 });
const extra = fc.dictionary(
  word.map((key) => `x-${key}`),
  fc.jsonValue({ maxDepth: 1 }),
  { minKeys: 1, maxKeys: 2 },
);

/** A lint of a text, at a place between its characters. */
const lintOf = (text: string): fc.Arbitrary<Lint> => {
  const characters = Array.from(text);
  const fields = {
    rule: word.filter((rule) => rule !== '?'),
    group: word,
    from: fc.nat(characters.length),
    length: fc.nat(3),
    message: word,
    suggestions: fc.array(word, { maxLength: 3 }),
    url: word,
    extra,
  };
  return fc
    .record(fields, { requiredKeys: ['rule', 'from', 'length', 'message', 'suggestions'] })
    .map(({ from, length, ...lint }) => {
      const start = characters.slice(0, from).join('').length;
      const slice = characters.slice(from, from + length).join('');
      return { ...lint, start, end: start + slice.length, text: slice };
    });
};

const checkOf = ([unit, text]: readonly [unit: string, text: string]): fc.Arbitrary<LintCheck> =>
  fc.record(
    {
      unit: fc.constant(unit),
      register: word,
      words: fc.nat(9),
      ms: fc.nat(99),
      warm: fc.boolean(),
      text: fc.constant(text),
      lints: fc.array(lintOf(text), { maxLength: 3 }),
      extra,
    },
    { requiredKeys: ['unit', 'words', 'lints'] },
  );

const runs: fc.Arbitrary<LintRun> = fc
  .uniqueArray(fc.tuple(word, fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 20 })), {
    selector: ([unit]) => unit,
    maxLength: 4,
  })
  .chain((units) =>
    fc.record(
      {
        checker: word,
        version: word,
        options: fc.dictionary(word, fc.jsonValue({ maxDepth: 1 })),
        rules: fc.array(word),
        extra,
        checks: fc.tuple(...units.map(checkOf)),
      },
      { requiredKeys: ['checker', 'version', 'options', 'checks'] },
    ),
  );

/** JSON knows one zero only, and objects without a prototype are not told apart. */
const plain = (run: LintRun): unknown => JSON.parse(JSON.stringify(run));

describe('printLints(run)', () => {
  it('prints what parseLints reads back as the same run', () => {
    fc.assert(
      fc.property(runs, (run) => {
        expect(plain(parseLints(printLints(run)))).toStrictEqual(plain(run));
      }),
    );
  });

  it('gives the same run for offsets of every unit', () => {
    fc.assert(
      fc.property(runs, fc.constantFrom<OffsetUnit>('code-points', 'bytes'), (run, unit) => {
        const whole = run.checks.every(({ text, lints }) => text !== undefined || lints.length === 0);
        fc.pre(whole);
        const lines = printLints(run).replace('"offsets":"utf16"', `"offsets":"${unit}"`).split('\n');
        const textOf = new Map(run.checks.map((check) => [check.unit, check.text ?? '']));
        const counted = lines.map((line) => {
          const record = (line === '' ? {} : JSON.parse(line)) as {
            kind?: string;
            unit: string;
            start: number;
            end: number;
          };
          if (record.kind !== 'lint') return line;
          const toOffset = toUtf16(textOf.get(record.unit) ?? '', unit);
          // The offset in the unit that stands for one in UTF-16, found the slow way.
          const inUnit = (offset: number): number => {
            let candidate = 0;
            while (toOffset(candidate) !== offset) candidate++;
            return candidate;
          };
          return JSON.stringify({ ...record, start: inUnit(record.start), end: inUnit(record.end) });
        });
        expect(plain(parseLints(counted.join('\n')))).toStrictEqual(plain(run));
      }),
    );
  });
});

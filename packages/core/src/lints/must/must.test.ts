import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import type { Lint } from '../lint-run.js';
import { checkOf, lintAt, runOf } from '../testing/lint-runs.js';
import { checkMustLine, correctedMustTexts } from './check-must-line.js';
import { parseRuleExamples } from './language-tool-examples.js';
import { parseMustLines, printMustLines } from './must-file.js';
import type { MustLine } from './must-line.js';
import { checkMustLines } from './must-run.js';

describe('parseMustLines(text)', () => {
  it('reads sentences to pass and to flag, with and without a rule, and leaves out comments', () => {
    const text = '# Articles\n\n✅ This is a test.\r\n❌ `AnA` This is an test.\n✅️ Fine.\n❌ `` `teh` is code.\n';
    expect(parseMustLines(text, 'must.txt')).toEqual([
      { must: 'pass', text: 'This is a test.', file: 'must.txt', line: 3 },
      { must: 'flag', rule: 'AnA', text: 'This is an test.', file: 'must.txt', line: 4 },
      { must: 'pass', text: 'Fine.', file: 'must.txt', line: 5 },
      { must: 'flag', text: '`teh` is code.', file: 'must.txt', line: 6 },
    ]);
  });

  it.each([
    ['Fine.', /must.txt:2.*✅ or ❌.*"Fine\."/u],
    ['❌ `AnA`', /must.txt:2.*a sentence behind ❌/u],
  ])('refuses %s', (line, message) => {
    try {
      parseMustLines(`# One\n${line}`, 'must.txt');
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof StetError)) throw error;
      expect(`${error.file}:${error.line} ${error.code} ${error.message}`).toMatch(message);
      expect(error.code).toBe('BAD_MUST_LINE');
    }
  });

  it('reads what was printed', () => {
    const word = fc.constantFrom('teh', '`', '``', '✅', '#', 'cat', '😀', 'é');
    const line = fc.record({
      must: fc.constantFrom('flag', 'pass'),
      text: fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
      rule: fc.option(fc.constantFrom('AnA', 'a b', '#x'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const read = parseMustLines(printMustLines(lines as MustLine[]));
        expect(read.map(({ must, text, rule }) => ({ must, text, rule }))).toEqual(lines);
      }),
    );
  });
});

describe('parseRuleExamples(xml)', () => {
  const XML = `<?xml version="1.0"?>
<!DOCTYPE rules [<!ENTITY be "am|is|are">]>
<rules lang="en"><category id="GRAMMAR" name="Grammar">
  <rule id="THE_TEH" name="teh">
    <antipattern><token>TEH</token><example>TEH is a &amp; code.</example></antipattern>
    <pattern><token regexp="yes">&be;</token></pattern>
    <example correction="the|tea">We saw <marker>teh</marker> lake.</example>
    <example>We saw the
      lake.</example>
    <example type="triggers_error">Mr. Teh is here.</example>
  </rule>
  <rulegroup id="AGREE" name="agreement">
    <rule><example correction="">I <marker>am </marker>agree.</example></rule>
    <rule id="INNER" default="temp_off"><example correction="x">Off.</example></rule>
    <rule id="INNER_2"><example type="incorrect">He <marker>agree</marker>.</example></rule>
  </rulegroup>
</category></rules>`;

  it('takes examples, those of antipatterns and known false alarms, under the name that is reported', () => {
    const { lines, off } = parseRuleExamples(XML, 'grammar.xml');
    const file = 'grammar.xml';
    expect(off).toBe(1);
    expect(lines).toEqual([
      { must: 'pass', text: 'TEH is a & code.', rule: 'THE_TEH', file, line: 5 },
      {
        must: 'flag',
        text: 'We saw teh lake.',
        rule: 'THE_TEH',
        file,
        line: 7,
        marker: { start: 7, end: 10 },
        suggestions: ['the', 'tea'],
      },
      { must: 'pass', text: 'We saw the lake.', rule: 'THE_TEH', file, line: 8 },
      { must: 'pass', text: 'Mr. Teh is here.', rule: 'THE_TEH', file, line: 10, known: true },
      {
        must: 'flag',
        text: 'I am agree.',
        rule: 'AGREE[1]',
        file,
        line: 13,
        marker: { start: 2, end: 5 },
        suggestions: [],
      },
      { must: 'flag', text: 'He agree.', rule: 'AGREE[3]', file, line: 15, marker: { start: 3, end: 8 } },
    ]);
  });

  it('names the line at which the XML breaks', () => {
    expect(() => parseRuleExamples('<rules>\n<rule>\n</rules>', 'grammar.xml')).toThrow(StetError);
  });
});

describe('checkMustLine(line, lintsOf)', () => {
  const TEXT = 'We saw teh lake.';
  const flag: MustLine = { must: 'flag', text: TEXT, rule: 'Spelling', line: 1 };
  const marked: MustLine = { ...flag, marker: { start: 7, end: 10 }, suggestions: ['the', 'tea'] };
  const good = lintAt(TEXT, 'teh', 'Spelling', ['the', 'tea']);
  const problemsOf = (line: MustLine, lints: readonly Lint[], corrected: Readonly<Record<string, Lint[]>> = {}) =>
    checkMustLine(line, (text) => (text === line.text ? lints : (corrected[text] ?? []))).problems;

  it.each([
    ['a lint of the rule', flag, [good], []],
    ['no lint', flag, [], ['Spelling finds nothing in it.']],
    ['a lint of another rule', flag, [{ ...good, rule: 'Other' }], ['Spelling finds nothing in it.']],
    ['any lint, where no rule is named', { ...flag, rule: undefined } as unknown as MustLine, [good], []],
    ['the marked place with its suggestions', marked, [good], []],
    [
      'suggestions in another order',
      marked,
      [{ ...good, suggestions: ['tea', 'the'] }],
      [/"tea", "the" instead of "the", "tea"/u],
    ],
    ['no suggestions', marked, [{ ...good, suggestions: [] }], [/nothing instead of "the"/u]],
    ['two lints', marked, [good, lintAt(TEXT, 'lake', 'Spelling')], [/^2 lints instead of one: "teh", "lake"\.$/u]],
    ['another place', { ...marked, marker: { start: 11, end: 15 } }, [good], [/"teh" instead of "lake"/u]],
  ])('judges %s', (_, line, lints, expected) => {
    const problems = problemsOf(line, lints);
    expect(problems).toHaveLength(expected.length);
    problems.forEach((problem, at) => {
      expect(problem).toMatch(expected[at]);
    });
  });

  it('takes the name of a group for all of its rules, and tells them apart where both sides do', () => {
    const named = (line: string, lint: string) => problemsOf({ ...flag, rule: line }, [{ ...good, rule: lint }]);
    expect(named('AGREE', 'AGREE[2]')).toEqual([]);
    expect(named('AGREE[2]', 'AGREE')).toEqual([]);
    expect(named('AGREE[2]', 'AGREE[1]')).toEqual(['AGREE[2] finds nothing in it.']);
    expect(named('AGREE', 'AGREEMENT')).toHaveLength(1);
  });

  it('forbids a suggestion that triggers the rule again, and lets another error of the sentence stay', () => {
    const corrected = 'We saw tea lake.';
    const again = (found: string, rule: string) =>
      problemsOf(flag, [good], { [corrected]: [lintAt(corrected, found, rule)] });
    expect(again('tea', 'Spelling')).toEqual(['The suggestion "tea", once made, triggers Spelling again.']);
    expect(again('tea', 'Style')).toEqual([]);
    expect(again('We', 'Spelling')).toEqual([]);
    expect(problemsOf(flag, [{ ...good, suggestions: ['teh'] }])).toEqual(['The suggestion "teh" changes nothing.']);
    expect(correctedMustTexts(flag, [good])).toEqual(['We saw the lake.', corrected]);
  });

  it('lets nothing flag a sentence to pass, but for a known false alarm, and says when that is gone', () => {
    const pass: MustLine = { must: 'pass', text: TEXT, line: 1 };
    expect(problemsOf(pass, [])).toEqual([]);
    expect(problemsOf(pass, [good])).toEqual(['Spelling flags "teh".']);
    expect(problemsOf({ ...pass, rule: 'Style' }, [good])).toEqual([]);
    const known = (lints: Lint[]) => checkMustLine({ ...pass, known: true }, () => lints);
    expect(known([good])).toMatchObject({ passed: true, notes: [] });
    expect(known([]).notes).toHaveLength(1);
  });

  it('fails where the checker gave no answer, and notes corrected texts that it was not asked about', () => {
    const hash = (text: string): string => text;
    const run = (...more: Parameters<typeof checkOf>[3][]) =>
      runOf(
        '1',
        more.map((each) => checkOf('a', TEXT, [good], each)),
      );
    expect(checkMustLines([flag], run(), hash)[0].problems).toEqual(['The checker gave no answer for it.']);
    expect(checkMustLines([flag], run({ lints: [], error: 'down' }), hash)[0].passed).toBe(false);
    expect(checkMustLines([flag], run({ lints: [], incomplete: true }), hash)[0].passed).toBe(false);
    const [asked] = checkMustLines([flag], run({}), hash);
    expect(asked).toMatchObject({ passed: true, notes: ['The checker was not asked about 2 corrected texts.'] });
  });
});

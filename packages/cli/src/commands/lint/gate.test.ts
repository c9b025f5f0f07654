import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { file, folder, stet } from '../../testing/stet.js';

const CHECKERS = fileURLToPath(new URL('../../../../../examples/checkers/', import.meta.url));
const [GOLD, OLD, NEW, CLEAN] = ['gold.m2', 'proofreader-1.0.jsonl', 'proofreader-1.1.jsonl', 'clean'].map((name) =>
  join(CHECKERS, name),
);
const MATCHER = fileURLToPath(new URL('../../../../../scripts/problem-matcher.json', import.meta.url));

const gate = (...args: readonly string[]) => stet('lint', 'gate', '--resamples', '200', ...args);

const RUN = '{"kind":"run","format":1,"checker":"toy","version":"VERSION","offsets":"utf16"}';

/** A run over twenty letters, of which the first `flagged` have a lint. */
function letters(version: string, flagged: number, more = ''): string {
  const lines = Array.from({ length: 20 }, (_, at) => {
    const [unit, text] = [`letter.txt#${at + 1}`, `Letter ${at + 1} is fine.`];
    const check = { kind: 'check', unit, register: 'letters', words: 4, text };
    const start = text.indexOf('is');
    const lint = { kind: 'lint', unit, rule: 'Is', start, end: start + 2, text: 'is', message: 'Why: “is”?' };
    return at < flagged ? [check, lint] : [check];
  });
  const records = lines.flat().map((record) => JSON.stringify(record));
  return file(`letters-${version}-${flagged}.jsonl`, [RUN.replace('VERSION', version), ...records, more].join('\n'));
}

describe('stet lint gate', () => {
  it('passes a version that is no worse, with a code of 0', () => {
    const { status, stdout } = gate('--baseline', OLD, '--gold', GOLD, '--detokenise', NEW);
    expect(status).toBe(0);
    expect(stdout).toMatch(/The precision of first suggestions rises from 58\.33 to 73\.33/u);
    expect(stdout.trimEnd()).toMatch(/The gate passes: 6 checks, none fails\.$/u);
  });

  it('fails on more false alarms in a register, names the rule, and shows where', () => {
    const [junit, summary, sarif, report] = ['gate.xml', 'gate.md', 'gate.sarif', 'gate.json'].map((name) =>
      join(folder, name),
    );
    const files = ['--junit', junit, '--summary', summary, '--sarif', sarif, '--json', report];
    const { status, stdout } = gate('--baseline', letters('1', 0), ...files, '--annotations', letters('2', 14));
    expect(status).toBe(1);
    expect(stdout).toContain('14 false alarms came and 0 went in letters');
    expect(stdout).toContain('::error file=letter.txt,title=Is::“is”: Why: “is”?');
    // GitHub shows ten of a kind: the verdict and nine lints.
    expect(stdout.match(/^::error/gmu)).toHaveLength(10);
    expect(readFileSync(junit, 'utf8')).toMatch(
      /tests="2" failures="1".*false alarms do not rise: letters.*<failure/su,
    );
    const markdown = readFileSync(summary, 'utf8');
    expect(markdown).toMatch(/^## ❌ Stet lint gate\n\n\*\*The gate fails: 1 check of 2 fails\.\*\*/u);
    expect(markdown).toContain('| Is | 0 | 14 | 14 | 0 | 14 | 0 | 0 | 0 | 0 |');
    expect(markdown.match(/^\| Is \| added, clean text \|/gmu)).toHaveLength(3);
    expect(JSON.parse(readFileSync(sarif, 'utf8'))).toMatchObject({ runs: [{ results: { length: 14 } }] });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ passed: false, alarms: [{ added: 14 }] });
    gate('--baseline', OLD, '--summary', summary, OLD);
    expect(readFileSync(summary, 'utf8').startsWith(markdown)).toBe(true);
  });

  it('finds lints in their files, for annotations, SARIF and problem matchers', () => {
    const sarif = join(folder, 'placed.sarif');
    const args = [
      '--baseline',
      OLD,
      '--root',
      CLEAN,
      '--sarif',
      sarif,
      '--annotations',
      '--problems',
      '--level',
      '0.5',
    ];
    const { stdout } = gate(...args, NEW);
    const [line] = stdout.split('\n').filter((text) => text.includes('manual.txt:'));
    const { problemMatcher } = JSON.parse(readFileSync(MATCHER, 'utf8')) as {
      problemMatcher: { pattern: { regexp: string; [part: string]: string | number }[] }[];
    };
    const [{ regexp, ...groups }] = problemMatcher[0].pattern;
    const found = new RegExp(regexp, 'u').exec(line);
    const part = (name: string) => found?.[Number(groups[name])];
    expect(part('file')).toMatch(/clean\/manual\.txt$/u);
    expect(['line', 'column', 'severity', 'code', 'message'].map(part)).toEqual([
      ...['7', '23', 'warning', 'Confusion', '“There”: Did you mean “their”?'],
    ]);
    const text = readFileSync(join(CLEAN, 'manual.txt'), 'utf8').split('\n')[6];
    expect(text.slice(22, 27)).toBe('There');
    expect(stdout).toMatch(/^::warning file=.*manual\.txt,line=7,endLine=7,col=23,endColumn=28,title=Confusion::/mu);
    // A run that says where its files were needs no folder to be named.
    const checks = readFileSync(NEW, 'utf8').replace(
      /^\{"kind":"check","unit":"(\w+\.txt)#/gmu,
      (check, name: string) => check.replace('"unit"', `"file":${JSON.stringify(join(CLEAN, name))},"unit"`),
    );
    const located = file('located.jsonl', checks);
    expect(gate('--baseline', OLD, '--problems', located).stdout).toContain('clean/manual.txt:7:23: warning Confusion');
    expect(readFileSync(sarif, 'utf8')).toMatch(/manual\.txt"\},"region":\{"startLine":7,"startColumn":23/u);
  });

  it('fails on a line that breaks, and reads the examples of LanguageTool’s rules', () => {
    const must = file('must.txt', '✅ Letter 20 is fine.\n❌ `Is` Letter 1 is fine.\n');
    const both = (flagged: number) => gate('--baseline', letters('1', 1), '--must', must, letters('2', flagged));
    expect(both(1).status).toBe(0);
    const broken = both(0);
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain('Is finds nothing in it.');
    const xml = file(
      'grammar.xml',
      '<rules><rule id="Is"><example correction="was">Letter 1 <marker>is</marker> fine.</example></rule></rules>',
    );
    const examples = gate('--baseline', letters('1', 1), '--must', xml, '--format', 'json', letters('2', 1));
    expect(JSON.parse(examples.stdout)).toMatchObject({
      passed: false,
      must: [{ line: { rule: 'Is' }, problems: ['Suggested is nothing instead of "was".'] }],
    });
  });

  it('fails on texts without an answer, and never takes them for clean', () => {
    const failed = '{"kind":"check","unit":"down.txt","words":3,"error":"timed out"}';
    const { status, stdout } = gate('--baseline', letters('1', 0), letters('3', 0, failed));
    expect(status).toBe(1);
    expect(stdout).toContain('1 text has no full answer; the first is down.txt: timed out.');
  });

  it('takes time into account only beside a run of the same job', () => {
    const slow = file(
      'slow.jsonl',
      readFileSync(NEW, 'utf8').replaceAll(/"ms":([\d.]+)/gu, (_, ms: string) => `"ms":${2 * Number(ms)}`),
    );
    expect(gate('--baseline', NEW, slow).stdout).not.toContain('time for an answer');
    const timed = gate('--baseline', NEW, '--timed-against', NEW, '--max-slowdown', '1.5', slow);
    expect(timed.status).toBe(1);
    expect(timed.stdout).toMatch(
      /time for an answer is 2\.00 times that of the baseline \(2\.00 to 2\.00, 23 texts\); over/u,
    );
    expect(gate('--baseline', NEW, '--timed-against', NEW, '--max-slowdown', '2', slow).status).toBe(0);
  });

  it.each([
    ['a level that no drop can reach', ['--baseline', OLD, '--level', '0.001', NEW], /--resamples of 1000 or more/u],
    ['the lints of lines without the lines', ['--baseline', OLD, '--must-lints', OLD, NEW], /--must FILE/u],
    ['the time of another version', ['--baseline', OLD, '--timed-against', NEW, NEW], /a run of proofreader 1\.0\.0/u],
    ['annotations in JSON', ['--baseline', OLD, '--annotations', '--format', 'json', NEW], /--annotations with text/u],
    ['to overwrite what it reads', ['--baseline', OLD, '--json', NEW, NEW], /not files to read/u],
    ['a file that is not there', ['--baseline', 'no.jsonl', NEW], /\[FILE_UNREADABLE\]/u],
  ])('refuses %s, with a code of 2', (_, args, message) => {
    const { status, stderr } = gate(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(existsSync(NEW)).toBe(true);
  });
});

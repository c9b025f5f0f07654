import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EXAMPLE, runStet } from './testing/stet.js';

interface Step {
  readonly name: string;
  readonly uses?: string;
  readonly if?: string;
  readonly id?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const action = parse(readFileSync(`${ROOT}action.yml`, 'utf8')) as Action;
const scripts = action.runs.steps.filter((step) => step.run !== undefined);

/** Holds a workspace as a job sees it, and the action beside it. */
const home = mkdtempSync(join(tmpdir(), 'stet-action-'));
const workspace = join(home, 'work space');
const actionPath = join(home, 'action');

beforeAll(() => {
  mkdirSync(workspace);
  cpSync(EXAMPLE, workspace, { recursive: true });
  cpSync(join(ROOT, 'examples/checkers'), join(workspace, 'checkers'), { recursive: true });
  for (const at of [1, 2]) writeFileSync(join(workspace, `must ${at}.txt`), `✅ Nobody checked line ${at}.\n`);
  mkdirSync(join(actionPath, 'scripts'), { recursive: true });
  symlinkSync(join(ROOT, 'packages'), join(actionPath, 'packages'));
  cpSync(join(ROOT, 'scripts/gate-outputs.mjs'), join(actionPath, 'scripts/gate-outputs.mjs'));
  // The real script would install and build the folder in which these tests run.
  writeFileSync(
    join(actionPath, 'scripts/bootstrap.mjs'),
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(join(home, 'set-up'))}, '');`,
  );
  const args = ['baseline', '--gold', join(workspace, 'gold.m2'), join(workspace, 'systems/careful.txt')];
  expect(runStet([...args, '--output', join(workspace, 'baseline.json')]).status).toBe(0);
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Replaces expressions as GitHub does; this action uses only inputs in them. */
function expand(text: string, inputs: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/gu, (_, name: string) => inputs[name]);
}

/** Evaluates a condition as GitHub does; those of this action compare inputs with nothing. */
function holds(condition: string, inputs: Readonly<Record<string, string>>): boolean {
  const [, expression] = /^\$\{\{ (.+) \}\}$/u.exec(condition) ?? [];
  return expression.split(' || ').some((comparison) => {
    const [, name, operator] = /^inputs\.([\w-]+) ([!=]=) ''$/u.exec(comparison) ?? [];
    return (inputs[name] === '') === (operator === '==');
  });
}

interface JobResult extends Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'> {
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the scripts of the action's steps as a runner does, until one fails. */
function runAction(settings: Readonly<Partial<Record<string, string>>>): JobResult {
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, input]) => [name, settings[name] ?? input.default ?? '']),
  );
  const files = mkdtempSync(join(home, 'runner-'));
  const [summary, output] = ['summary.md', 'output'].map((name) => join(files, name));
  [summary, output].forEach((path) => {
    writeFileSync(path, '');
  });
  let result: JobResult = { status: 0, stdout: '', stderr: '', summary: '', outputs: {} };
  for (const step of scripts) {
    if (step.if !== undefined && !holds(step.if, inputs)) continue;
    const script = join(files, 'step.sh');
    writeFileSync(script, expand(step.run ?? '', inputs));
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      encoding: 'utf8',
      cwd: join(workspace, expand(step['working-directory'] ?? '.', inputs)),
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: workspace,
        GITHUB_ACTION_PATH: actionPath,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_OUTPUT: output,
        ...Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, expand(text, inputs)])),
      },
    });
    const lines = readFileSync(output, 'utf8').split('\n').slice(0, -1);
    result = {
      status,
      stdout,
      stderr,
      summary: readFileSync(summary, 'utf8'),
      outputs: Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      ),
    };
    if (status !== 0) break;
  }
  return result;
}

const FILES = { gold: 'gold.m2', baseline: 'baseline.json', resamples: '400' };

describe('action.yml', () => {
  it('is a composite action whose steps name their shell', () => {
    expect(action.runs.using).toBe('composite');
    expect(scripts.map(({ name, shell }) => [name, shell])).toEqual([
      ['Set up Stet', 'bash'],
      ['Run the checker', 'bash'],
      ['Gate', 'bash'],
      ['Gate of lints', 'bash'],
    ]);
    expect(action.runs.steps[0].uses).toMatch(/^actions\/setup-node@/u);
  });

  it('puts no expression into the text of a script, where it could be run', () => {
    for (const { run } of scripts) expect(run).not.toContain('${{');
  });

  it('hands every input on, and asks for none that it does not know', () => {
    const text = JSON.stringify(action.runs) + JSON.stringify(action.outputs);
    const used = new Set([...text.matchAll(/inputs\.([\w-]+)/gu)].map(([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(action.inputs).sort());
    for (const [name, { required, default: fallback }] of Object.entries(action.inputs)) {
      expect(required === true || fallback !== undefined, name).toBe(true);
    }
  });
});

describe("the scripts of the action's steps", () => {
  it('set up, pass a system that is no worse, and write summary, reports and outputs', () => {
    const { status, stdout, summary, outputs } = runAction({ ...FILES, system: 'systems/careful.txt' });
    expect(status).toBe(0);
    expect(existsSync(join(home, 'set-up'))).toBe(true);
    expect(stdout).toContain('::notice title=Stet gate::The gate passes');
    expect(summary).toMatch(/^## ✅ Stet gate/u);
    expect(outputs).toEqual({
      passed: 'true',
      before: expect.stringMatching(/^0\.777/u) as string,
      now: expect.stringMatching(/^0\.777/u) as string,
      p: '1',
    });
    expect(readFileSync(join(workspace, 'stet-gate.xml'), 'utf8')).toContain('failures="0"');
    expect(readFileSync(join(workspace, 'stet-gate.json'), 'utf8')).toMatch(/^\{"passed":true/u);
  });

  it('fail a system that is worse, after writing everything', () => {
    const { status, stdout, summary, outputs } = runAction({ ...FILES, system: 'systems/speller.txt' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=systems\/speller\.txt,line=\d+,title=Worse/mu);
    expect(summary).toMatch(/^## ❌ Stet gate/u);
    expect(outputs.passed).toBe('false');
    expect(readFileSync(join(workspace, 'stet-gate.xml'), 'utf8')).toContain('failures="1"');
  });

  it('run the command that writes the output first, and stop when it fails', () => {
    const system = 'made here.txt';
    const command = `mkdir -p made\ncp systems/careful.txt '${system}'`;
    expect(runAction({ ...FILES, system, command })).toMatchObject({ status: 0, outputs: { passed: 'true' } });
    expect(runAction({ ...FILES, system, command: 'false | true' })).toMatchObject({ status: 1, outputs: {} });
  });

  it('check clean text, and work in another folder', () => {
    const limited = {
      gold: '../gold.m2',
      baseline: '../baseline.json',
      resamples: '400',
      system: 'careful.txt',
      'working-directory': 'systems',
      clean: '../source.txt',
      'clean-output': 'reckless.txt',
      'strict-gold': 'true',
    };
    expect(runAction({ ...limited, 'max-clean-edits': '0' }).status).toBe(1);
    expect(runAction({ ...limited, 'max-clean-edits': '9999', 'max-clean-rate': '1000' }).status).toBe(0);
    expect(existsSync(join(workspace, 'systems/stet-gate.json'))).toBe(true);
  });

  it('end with 2 and no outputs when the input is bad, also after a run that was not', () => {
    expect(runAction({ ...FILES, system: 'systems/careful.txt' }).status).toBe(0);
    const { status, stderr, outputs } = runAction({ ...FILES, system: 'no.txt' });
    expect({ status, outputs }).toEqual({ status: 2, outputs: {} });
    expect(stderr).toMatch(/\[FILE_UNREADABLE\]/u);
  });

  it.each(['$(touch trapped)', '"; touch trapped; "', '`touch trapped`', "'; touch trapped; '"])(
    'run nothing that is written into an input: %s',
    (text) => {
      const inputs = Object.keys(action.inputs).filter((name) => !['command', 'working-directory'].includes(name));
      const { status } = runAction(Object.fromEntries(inputs.map((name) => [name, text])));
      expect(status).toBe(2);
      expect(existsSync(join(workspace, 'trapped'))).toBe(false);
    },
  );

  it('gate lints alone, with files by the line, and write SARIF', () => {
    const lints = {
      'lint-baseline': 'checkers/proofreader-1.0.jsonl',
      'lint-gold': 'checkers/gold.m2',
      detokenise: 'true',
      'timed-against': 'checkers/proofreader-1.0.jsonl',
      root: 'checkers/clean',
      resamples: '400',
    };
    const passing = runAction({ ...lints, lints: 'checkers/proofreader-1.1.jsonl\n' });
    expect(passing).toMatchObject({ status: 0, outputs: { passed: 'true' } });
    expect(passing.summary).toMatch(/^## ✅ Stet lint gate/u);
    expect(passing.stdout).toMatch(/^::warning file=checkers\/clean\/manual\.txt,line=7/mu);
    expect(readFileSync(join(workspace, 'stet-lints.sarif'), 'utf8')).toContain('"baselineState":"new"');
    const failing = runAction({ ...lints, lints: 'checkers/proofreader-1.1.jsonl', must: 'must 1.txt\nmust 2.txt' });
    expect(failing).toMatchObject({ status: 1, outputs: { passed: 'false' } });
    expect(readFileSync(join(workspace, 'stet-lints.xml'), 'utf8')).toContain('failures="2"');
  });

  it('take a system whose name looks like an option for a name', () => {
    const before = readFileSync(join(workspace, 'baseline.json'), 'utf8');
    expect(runAction({ ...FILES, system: '--update' }).stderr).toMatch(/--update: .*\[FILE_UNREADABLE\]/u);
    expect(readFileSync(join(workspace, 'baseline.json'), 'utf8')).toBe(before);
  });
});

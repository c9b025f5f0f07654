import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, file, json, stet } from '../testing/stet.js';

const JUDGMENTS = join(EXAMPLE, 'judgments.xml');
const ASSESSMENTS = join(EXAMPLE, 'assessments.jsonl');

/** A file of judgments by one judge, each given as the ranks of systems. */
function judgments(name: string, ...rankings: readonly Readonly<Record<string, number>>[]): string {
  const item = (ranks: Readonly<Record<string, number>>, at: number): string => {
    const outputs = Object.entries(ranks).map(([system, rank]) => `<translation rank="${rank}" system="${system}"/>`);
    return `<ranking-item id="${at}" src-id="${at}" duration="00:00:01" user="ann">${outputs.join('')}</ranking-item>`;
  };
  return file(
    name,
    `<appraise-results><error-correction-ranking-result id="x" source-language="err" target-language="cor">${rankings
      .map(item)
      .join('\n')}</error-correction-ranking-result></appraise-results>`,
  );
}

interface Document {
  readonly signature: string;
  readonly systems: readonly {
    readonly name: string;
    readonly score: number;
    readonly range: readonly number[];
    readonly cluster: number;
    readonly bySentence?: { readonly range: readonly number[]; readonly cluster: number };
  }[];
}

const ranked = (...args: readonly string[]): Document => json(['rank', ...args, '--json']) as unknown as Document;

describe('stet rank', () => {
  it('leaves models out where the file tells them from people, and says so', () => {
    const line = (judge: string, kind: object, ranks: readonly number[]): string =>
      JSON.stringify({
        sentence: 0,
        judge,
        ...kind,
        outputs: ranks.map((rank, at) => ({ systems: ['ab'[at]], rank })),
      });
    const [person, model] = [line('ann', {}, [1, 2]), line('gpt', { judgeKind: 'model' }, [2, 1])];
    const both = file('both.jsonl', `${person}\n${model}\n${model}\n`);
    const [run, options] = [stet('rank', both, '--json'), ['--json', '--resamples', '10']];
    expect((JSON.parse(run.stdout) as Document).systems.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(run.stderr).toMatch(/the judgments of models \(gpt\) are left out; count them with --judged-by all/u);
    expect(ranked(both, '--judged-by', 'all', ...options).systems[0].name).toBe('b');
    expect(ranked(both, '--judge', 'gpt', ...options).systems[0].name).toBe('b');
    expect(stet('rank', file('models.jsonl', `${model}\n`), '--resamples', '10').stderr).toBe('');
  });

  it('prints systems best first with range and cluster, by judgment and by sentence', () => {
    const { signature, systems } = ranked(JUDGMENTS);
    expect(signature).toMatch(
      /^expected-wins\|unit:judgment\|draws:counts\|resamples:1000\|seed:1\|confidence:0\.95\|stet:/u,
    );
    expect(systems.map(({ name }) => name)).toEqual(['careful', 'reckless', 'speller', 'unchanged']);
    expect(systems.map(({ cluster }) => cluster)).toEqual([1, 2, 3, 4]);
    expect(systems.map(({ bySentence }) => bySentence?.cluster)).toEqual([1, 1, 2, 3]);
  });

  it('computes one unit alone when it is named', () => {
    const { systems } = ranked(JUDGMENTS, '--unit', 'sentence');
    expect(systems.map(({ cluster }) => cluster)).toEqual([1, 1, 2, 3]);
    expect(systems[0].bySentence).toBeUndefined();
  });

  it.each(['expected-wins', 'trueskill', 'bradley-terry'])('gives the same bytes for the same seed by %s', (method) => {
    const args = ['rank', JUDGMENTS, '--method', method, '--resamples', '50', '--json'];
    const { stdout } = stet(...args);
    expect(stet(...args, '--threads', '3').stdout).toBe(stdout);
    expect(stet(...args, '--seed', '2').stdout).not.toBe(stdout);
  });

  it('prints every format, with clusters set off', () => {
    expect(stet('rank', JUDGMENTS, '--resamples', '50').stdout).toMatch(/careful\n\n2 .*reckless\n\n3 /u);
    expect(stet('rank', JUDGMENTS, '--resamples', '50', '--format', 'latex').stdout).toMatch(
      /careful \\\\\n\\hline\n2 &/u,
    );
    for (const format of ['markdown', 'csv']) {
      const { status, stdout } = stet('rank', JUDGMENTS, '--resamples', '50', '--format', format);
      expect(status).toBe(0);
      expect(stdout.split('\n').filter((line) => line.includes('careful'))).toHaveLength(1);
    }
  });

  it('ranks by each judge and correlates them', () => {
    const { judges, correlation } = json(['rank', JUDGMENTS, '--each-judge', '--resamples', '50', '--json']) as {
      judges: { judge: string; judgments: number; systems: unknown[] }[];
      correlation: { judges: string[]; spearman: { mean: number } };
    };
    expect(judges.map(({ judge }) => judge)).toEqual(['ines', 'marek', 'yuki']);
    expect(judges.map(({ systems }) => systems.length)).toEqual([4, 4, 4]);
    expect(correlation.judges).toEqual(['ines', 'marek', 'yuki']);
    expect(correlation.spearman.mean).toBeCloseTo(0.8, 9);
    const { stdout } = stet('rank', JUDGMENTS, '--each-judge', '--resamples', '50');
    expect(stdout).toMatch(/^Correlation of the judges’ scores$/mu);
  });

  it('takes some judges and some systems', () => {
    const { systems } = ranked(JUDGMENTS, '--judge', 'ines', '--systems', 'careful,speller', '--resamples', '50');
    expect(systems.map(({ name }) => name)).toEqual(['careful', 'speller']);
    expect(stet('rank', JUDGMENTS, '--judge', 'nobody')).toMatchObject({ status: 2, stdout: '' });
    expect(stet('rank', JUDGMENTS, '--systems', 'careful,sloppy')).toMatchObject({ status: 2, stdout: '' });
  });

  it('refuses systems that are never compared, by name', () => {
    expect(stet('rank', judgments('two.xml', { a: 1, b: 2 }, { c: 1, d: 2 }))).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /groups never compared with each other: a, b \/ c, d.*\[NOT_COMPARABLE\]\n$/u,
      ) as string,
    });
  });

  it('says which pairs no judgment decides', () => {
    const path = judgments('chain.xml', { a: 1, b: 2 }, { b: 1, c: 2 });
    const { status, stderr } = stet('rank', path, '--resamples', '10');
    expect(status).toBe(0);
    expect(stderr).toBe(
      'stet: no judgment decides between a and c; Expected Wins counts such a pair as won by neither.\n',
    );
    expect(stet('rank', path, '--resamples', '10', '--method', 'trueskill').stderr).toBe('');
  });

  it('says which judge ranks nothing, and leaves the judge out', () => {
    const disconnected = judgments('apart.xml', { a: 1, b: 2 }, { c: 1, d: 2 });
    const { status, stderr } = stet('rank', disconnected, '--each-judge');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^stet: ann never compares these groups of systems: a, b \/ c, d\. Left out\.\nstet: /u);
  });

  it('refuses what it cannot do', () => {
    for (const args of [
      ['--resamples', '0'],
      ['--confidence', '1'],
      ['--confidence', '95'],
      ['--method', 'elo'],
      ['--method', 'trueskill', '--strict-original'],
      ['--unit', 'page'],
    ]) {
      expect(stet('rank', JUDGMENTS, ...args)).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(/\[BAD_OPTION\]\n$/u) as string,
      });
    }
    expect(stet('rank')).toMatchObject({ status: 2, stdout: '' });
  });

  it('shows examples with --help, of its subcommands too', () => {
    for (const args of [['rank'], ['rank', 'head-to-head'], ['rank', 'validate']]) {
      expect(stet(...args, '--help').stdout).toMatch(/Examples:\n {2}\$ stet rank /u);
    }
  });
});

describe('stet rank --method direct-assessment', () => {
  const rankScores = (...args: readonly string[]): ReturnType<typeof stet> =>
    stet('rank', ASSESSMENTS, '--method', 'direct-assessment', '--resamples', '50', ...args);

  it('prints standardised scores with intervals, means as given, ranges and clusters, then each scale', () => {
    const { stdout, stderr } = rankScores();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^# +z +95 % interval +Mean +Range +By sentence +System$/mu);
    expect(stdout).toMatch(/^1 +0\.598 +0\.\d+ to 0\.\d+ +78\.4 +1 +1 +careful$/mu);
    expect(stdout).toMatch(/^direct-assessment\|scales:grammaticality\+fluency\+meaning\|unit:judgment\|/mu);
    expect(stdout).toMatch(/^System +grammaticality +95 % interval +Mean +fluency /mu);
  });

  it('ranks by the scales that are named', () => {
    const { signature, systems } = ranked(ASSESSMENTS, '--method', 'direct-assessment', '--scale', 'meaning');
    expect(signature).toMatch(/^direct-assessment\|scales:meaning\|/u);
    expect(systems.at(-1)?.name).toBe('reckless');
    expect(rankScores('--scale', 'meaning').stdout).not.toContain('Each scale');
  });

  it('ranks by each judge, and gives the same bytes on several threads', () => {
    expect(rankScores('--each-judge').stdout).toMatch(/^Correlation of the judges’ scores$/mu);
    expect(rankScores('--threads', '3', '--json').stdout).toBe(rankScores('--json').stdout);
  });

  it('names judges who gave one score throughout', () => {
    const outputs = (first: number, second: number): object[] =>
      [first, second].map((fluency, at) => ({
        systems: ['ab'[at]],
        rank: fluency < Math.max(first, second) ? 2 : 1,
        scores: { fluency },
      }));
    const lines = [
      { sentence: 0, judge: 'ann', outputs: outputs(90, 10) },
      { sentence: 0, judge: 'bob', outputs: outputs(50, 50) },
    ].map((ranking) => JSON.stringify(ranking));
    const path = file('constant.jsonl', `${lines.join('\n')}\n`);
    expect(stet('rank', path, '--method', 'direct-assessment', '--resamples', '10').stderr).toMatch(
      /throughout, which counts as 0: bob \(fluency\)\.\n$/u,
    );
  });

  it.each<[string, string[], RegExp]>([
    [
      'judgments without scores',
      [JUDGMENTS, '--method', 'direct-assessment'],
      /judgments without scores.*\[NO_SCORES\]/u,
    ],
    [
      'a scale that there is not',
      [ASSESSMENTS, '--method', 'direct-assessment', '--scale', 'style'],
      /\[BAD_OPTION\]/u,
    ],
    ['a scale for another method', [ASSESSMENTS, '--scale', 'meaning'], /\[BAD_OPTION\]/u],
  ])('refuses %s', (_, args, message) => {
    const { status, stdout, stderr } = stet('rank', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('stet rank head-to-head', () => {
  it('prints each pair both ways, with marks', () => {
    const { stdout } = stet('rank', 'head-to-head', JUDGMENTS);
    expect(stdout).toMatch(/^unchanged +0\.99‡ +0\.88‡ +0\.80‡ +·$/mu);
    expect(stdout).toMatch(/6 tests, not adjusted/u);
    const latex = stet('rank', 'head-to-head', JUDGMENTS, '--format', 'latex').stdout;
    expect(latex).toContain('0.99$\\ddagger$');
  });

  it('adjusts for the number of tests', () => {
    const { adjust, cells } = json(['rank', 'head-to-head', JUDGMENTS, '--adjust', 'holm', '--json']) as {
      adjust: string;
      cells: { p: number; adjusted: number }[];
    };
    expect(adjust).toBe('holm');
    expect(cells).toHaveLength(12);
    expect(cells.every(({ p, adjusted }) => adjusted >= p)).toBe(true);
  });
});

describe('stet rank validate', () => {
  const args = ['rank', 'validate', JUDGMENTS, '--folds', '5', '--resamples', '20'];

  it('prints the accuracy of the methods asked for, beside what is trivial', () => {
    const { stdout } = stet(...args, '--method', 'expected-wins,bradley-terry');
    expect(stdout).toMatch(/^Expected Wins +\d\d\.\d\d +\d\d\.\d\d$/mu);
    expect(stdout).toMatch(/^Bradley–Terry +\d\d\.\d\d +\d\d\.\d\d$/mu);
    expect(stdout).toMatch(/^one cluster: all ties +– +25\.62$/mu);
    expect(stdout).not.toMatch(/TrueSkill/u);
  });

  it('gives the same bytes on one thread or several', () => {
    const { status, stdout } = stet(...args, '--json', '--threads', '1');
    expect(status).toBe(0);
    expect(stet(...args, '--json', '--threads', '2').stdout).toBe(stdout);
    expect(JSON.parse(stdout)).toMatchObject({
      folds: 5,
      foldsBy: 'judgment',
      methods: [{ method: 'expected-wins' }, { method: 'trueskill' }],
    });
  });

  it('refuses folds that cannot be dealt, and unknown methods', () => {
    for (const extra of [
      ['--folds', '1'],
      ['--folds', '100000'],
      ['--folds-by', 'judge'],
      ['--method', 'elo'],
      ['--resamples', '0'],
    ]) {
      expect(stet(...args, ...extra)).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(/\[BAD_OPTION\]\n$/u) as string,
      });
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Correlations, Numbering } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, GOLD, SYSTEMS, file, json, stet } from '../testing/stet.js';

const JUDGMENTS = join(EXAMPLE, 'judgments.xml');

type Document = Correlations & { readonly verdict: string; readonly numbering: Numbering };

const meta = (...args: string[]): Document => json(['meta', '--json', ...args]) as unknown as Document;
const error = (...args: string[]): string => {
  const { status, stdout, stderr } = stet('meta', ...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr;
};

const human = file('human.tsv', 'system\tjudges\na\t0.9\nb\t0.7\nc\t0.4\nd\t0.1\n');
const scores = file('scores.tsv', 'system\tgood\tbad\na\t8\t1\nb\t9\t5\nc\t5\t2\nd\t2\t4\n');

/** The judgments of the evening class as a file has them that counts sentences from 1. */
const countedFromOne = file(
  'from-one.xml',
  readFileSync(JUDGMENTS, 'utf8').replaceAll(/src-id="(\d+)"/gu, (_, id: string) => `src-id="${Number(id) + 1}"`),
);

describe('stet meta with judgments that count sentences otherwise', () => {
  const scoring = ['--gold', GOLD, '--metric', 'gleu', '--section', 'taus', '--resamples', '20'];
  const expected = meta('--judgments', JUDGMENTS, ...scoring, SYSTEMS);

  it('finds out from the outputs, and says so', () => {
    const { status, stdout, stderr } = stet('meta', '--json', '--judgments', countedFromOne, ...scoring, SYSTEMS);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: `stet: ${countedFromOne}: sentences are counted from 1: all 87 outputs of several systems are one text then, and 28 if counted from 0.\n`,
    });
    const { numbering, ...evaluation } = JSON.parse(stdout) as Document;
    expect(numbering).toMatchObject({ firstSentence: 1, by: 'outputs' });
    const { numbering: usual, ...expectedEvaluation } = expected;
    expect(usual).toMatchObject({ firstSentence: 0, by: 'outputs' });
    expect(evaluation).toEqual(expectedEvaluation);
  });

  it('takes the word of whoever insists, and says what contradicts', () => {
    const args = ['--judgments', countedFromOne, '--first-sentence', '0', ...scoring, '--systems', 'careful,speller'];
    expect(stet('meta', ...args, SYSTEMS).stderr).toMatch(/: of 87 outputs of several systems only 28 are one text/u);
  });

  it('knows a selection of the sentences by the list of their numbers', () => {
    const kept = [...new Set(Array.from(readFileSync(JUDGMENTS, 'utf8').matchAll(/src-id="(\d+)"/gu), ([, id]) => id))]
      .map(Number)
      .sort((a, b) => a - b);
    const blocks = readFileSync(GOLD, 'utf8').trimEnd().split('\n\n');
    const gold = file('selected.m2', kept.map((id) => `${blocks[id]}\n\n`).join(''));
    const systems = ['careful', 'reckless', 'speller', 'unchanged'].map((name) => {
      const lines = readFileSync(join(SYSTEMS, `${name}.txt`), 'utf8').split('\n');
      return `${name}=${file(`selected-${name}.txt`, kept.map((id) => `${lines[id]}\n`).join(''))}`;
    });
    const list = file('selected.ids', kept.map((id) => `${id + 1}\n`).join(''));
    const args = ['--judgments', countedFromOne, '--sentences', list, ...scoring.slice(2), '--gold', gold];
    const { sentenceLevel, numbering } = meta(...args, ...systems);
    expect(numbering).toEqual({ firstSentence: null, by: 'list', leftOut: 0 });
    expect(sentenceLevel?.expanded.taus).toEqual(expected.sentenceLevel?.expanded.taus);
  });
});

/** The same judgments by people who like best what the others like least. */
function reversed(xml: string): string {
  return xml.replaceAll(/rank="(\d+)"/gu, (_, rank: string) => `rank="${6 - Number(rank)}"`);
}

describe('stet meta on the evening class', () => {
  const args = ['--judgments', JUDGMENTS, '--gold', GOLD, '--metric', 'm2,gleu', SYSTEMS];

  it('prints correlations, tests, what judges reach and taus, and ends with a verdict', () => {
    const { status, stdout, stderr } = stet('meta', ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    // The mean of the judges is a group of its own, without a title.
    const titles = stdout.split(/\n\n(?!mean)/u).map((section) => section.split('\n')[0]);
    expect(titles).toEqual([
      'Systems (n = 4), human scores: Expected Wins',
      "Is the metric of the row better than that of the column? Williams' test for Pearson's r",
      "Is the metric of the row better than that of the column? Williams' test for Spearman's rho",
      'One judge against the others: what a metric can hope for',
      'Sentences, pairs of systems (expanded)',
      'Sentences, pairs of outputs (unexpanded)',
      expect.stringMatching(/^GLEU agrees best with people about systems \(r = 0\.\d\d, n = 4/u) as string,
    ]);
    expect(stdout).toMatch(/4\s+systems\s+are\s+few/u);
  });

  it('gives the same document with the same seed', () => {
    const evaluation = meta(...args, '--seed', '5', '--resamples', '50');
    expect(meta(...args, '--seed', '5', '--resamples', '50', '--threads', '1')).toEqual(evaluation);
    expect(evaluation).toMatchObject({
      n: 4,
      seed: 5,
      resamples: 50,
      systems: ['careful', 'reckless', 'speller', 'unchanged'],
    });
    expect(evaluation.sentenceLevel?.expanded.taus?.n).toBe(894);
    expect(evaluation.sentenceLevel?.unexpanded.taus?.n).toBe(571);
  });

  it('shows all sections in every format', () => {
    for (const format of ['text', 'markdown', 'latex', 'csv']) {
      const { status, stdout } = stet(
        ...['meta', '--section', 'all', '--details', '--resamples', '20', '--format', format, ...args],
      );
      expect(status).toBe(0);
      for (const word of ['careful', 'ines', 'HTies', 'Epsilon', 'SPA', '0.37']) expect(stdout).toContain(word);
    }
  });

  it('shows only the section asked for', () => {
    const { stdout } = stet('meta', '--section', 'windows', '--window', '3', '--resamples', '20', ...args);
    expect(stdout.split('\n')[0]).toBe('Windows of 3 systems');
    expect(stdout).not.toContain('Williams test for');
    const evaluation = meta('--section', 'windows', '--window', '3', '--resamples', '20', ...args);
    expect(evaluation.systemLevel.windows?.windows.map(({ width, runs }) => [width, runs.length])).toEqual([[3, 2]]);
    expect(evaluation.sentenceLevel).toBeNull();
  });

  it('evaluates sets of systems by name, with the human scores among all', () => {
    const sets = ['--set', 'all', '--set', 'careful ones=-reckless', '--resamples', '20'];
    const { sets: evaluations } = json(['meta', '--json', ...sets, ...args]) as unknown as {
      sets: readonly (Document & { readonly set: string })[];
    };
    expect(evaluations.map(({ set, n }) => [set, n])).toEqual([
      ['all', 4],
      ['careful ones', 3],
    ]);
    const [all, some] = evaluations.map(({ systems, human: { scores: values } }) =>
      Object.fromEntries(systems.map((system, at) => [system, values[at]])),
    );
    expect(all).toMatchObject(some);
    const { stdout } = stet('meta', ...sets, ...args);
    expect(stdout).toMatch(/^Sets of systems, human scores: Expected Wins\nMetric +all \(n = 4\) r/u);
    expect(stdout).toContain('\n\ncareful ones: GLEU agrees best');
  });

  it('takes several files of judgments in one call, each with rows and tables of its own', () => {
    const [first, second] = [JUDGMENTS, file('reversed.xml', reversed(readFileSync(JUDGMENTS, 'utf8')))];
    const settings = ['--section', 'taus', '--set', 'all', '--set', 'some=-reckless', '--resamples', '20', '--json'];
    const scoring = [...settings, ...args.slice(2)];
    const { judgments } = json([
      'meta',
      '--judgments',
      `both=${first}`,
      '--judgments',
      second,
      ...scoring,
    ]) as unknown as {
      judgments: readonly { readonly name: string }[];
    };
    expect(judgments.map(({ name }) => name)).toEqual(['both', 'reversed']);
    for (const [at, judged] of [first, second].entries()) {
      const { name, ...alone } = judgments[at];
      expect(alone, name).toEqual(json(['meta', '--judgments', judged, ...scoring]));
    }
    const shown = scoring.map((arg) => (arg === '--json' ? '--format=csv' : arg));
    const { stdout } = stet('meta', '--judgments', first, '--judgments', second, ...shown);
    const rows = stdout.split('\n\n')[0].split('\n');
    expect(rows[0]).toMatch(/^Judgments,Metric,all \(n = 4\) r,rho,some \(n = 3\) r,rho$/u);
    const [gleu, ofReversed] = ['judgments,GLEU', 'reversed,GLEU'].map((start) =>
      Number(rows.find((row) => row.startsWith(start))?.split(',')[2]),
    );
    expect(gleu).toBeGreaterThan(0.5);
    expect(ofReversed).toBeCloseTo(-gleu, 10);
  });

  it('puts sentinels beside the metrics, and says which metrics do not beat them', () => {
    const evaluation = meta(...args, '--resamples', '20');
    expect(evaluation.metrics.map(({ name, sentinel }) => [name, sentinel === true])).toEqual([
      ['m2', false],
      ['gleu', false],
      ['length', true],
      ['unchanged', true],
    ]);
    expect(evaluation.verdict).not.toContain('knows nothing of grammar');
    const bleu = meta('--judgments', JUDGMENTS, '--gold', GOLD, '--metric', 'bleu', SYSTEMS, '--resamples', '20');
    expect(bleu.verdict).toMatch(
      /BLEU \(r = 0\.21\) does not beat length \(r = 0\.50\), which knows nothing of grammar\./u,
    );
    expect(meta(...args, '--no-sentinels', '--resamples', '20').metrics).toHaveLength(2);
  });

  it('rates systems by TrueSkill, and draws sentences again only for Expected Wins', () => {
    const intervals = ['--section', 'intervals', '--resamples', '40', ...args];
    const byWins = meta(...intervals);
    const bySkill = meta('--human-method', 'trueskill', ...intervals);
    expect(
      [byWins, bySkill].map(({ human: { name }, systemLevel }) => [name, systemLevel.intervals?.redrawsHuman]),
    ).toEqual([
      ['Expected Wins', true],
      ['TrueSkill', false],
    ]);
    for (const { systemLevel } of [byWins, bySkill]) {
      const { pearson } = systemLevel.intervals?.metrics[0] ?? {};
      for (const units of ['systems', 'sentences', 'both'] as const) expect(pearson?.[units]).toHaveLength(2);
    }
  });

  it('sweeps beta for all annotators together and for each alone', () => {
    const sweep = ['--beta-sweep', '--section', 'beta-sweep', '--unlisted', 'first'];
    const { betaSweep } = meta(...sweep, ...args);
    expect(betaSweep?.map(({ metric, points }) => [metric, points.length])).toEqual([
      ['m2', 100],
      ['m2, annotator 0', 100],
      ['m2, annotator 1', 100],
    ]);
    const oneAnnotator = meta(...sweep, '--annotator', '1', ...args).betaSweep;
    expect(oneAnnotator?.map(({ metric }) => metric)).toEqual(['m2']);
    expect(oneAnnotator?.[0].points).toEqual(betaSweep?.[2].points);
  });

  it('calls metrics by their titles where people read, and by their names in JSON', () => {
    const page = file('meta.html', '');
    const sections = ['--beta-sweep', '--section', 'correlations,tests,taus,beta-sweep', '--unlisted', 'first'];
    const { systemLevel } = JSON.parse(stet('meta', '--json', ...sections, '--html', page, ...args).stdout) as Document;
    expect(systemLevel.correlations?.map(({ metric }) => metric)).toContain('m2');
    // What is read: neither tags and their attributes, nor the command line at the foot.
    const read = readFileSync(page, 'utf8')
      .replace(/<(style|script|footer)\b.*?<\/\1>/gsu, '')
      .replace(/<[^>]*>/gu, '\n');
    expect(read).toContain('\nM²\n');
    expect(read).toContain('F of M², annotator 1 for each beta');
    expect(read.match(/^.*\b(?:m2|gleu)\b.*$/gmu)).toBeNull();
  });

  it('takes the judgments of some judges, and leaves out systems', () => {
    const evaluation = meta('--judge', 'ines', '--without', 'reckless', ...args);
    expect(evaluation.systems).toEqual(['careful', 'speller', 'unchanged']);
    expect(evaluation.sentenceLevel?.expanded.taus?.n).toBeLessThan(372);
    const only = meta('--systems', 'careful,speller,unchanged', ...args);
    expect(only.systems).toEqual(['careful', 'speller', 'unchanged']);
  });
});

describe('stet meta on scores that are given', () => {
  it('correlates them with human scores', () => {
    const evaluation = meta('--human', human, '--scores', scores);
    expect(evaluation.human.name).toBe('judges');
    expect(evaluation.systemLevel.correlations?.map(({ metric, spearman }) => [metric, spearman.value])).toEqual([
      ['good', expect.closeTo(0.8, 12)],
      ['bad', expect.closeTo(-0.4, 12)],
    ]);
    expect(evaluation.sentenceLevel).toBeNull();
  });

  it('reads the ranking of another program, and names scores without a header by their file', () => {
    const ranking = file(
      'EW.ranking.txt',
      'a 0.9 (1.0, 1.0)\n++++++++++\nb 0.7 (2.0, 3.0)\nc 0.4 (2.0, 3.0)\nd 0.1 (4.0, 4.0)\n',
    );
    const bare = file('scores.m2', 'a 0.3 0.4 0.2\nb 0.2 0.5 0.1\nc 0.1 0.1 0.1\nd 0.0 1.0 0.0\n');
    const evaluation = meta('--human', ranking, '--scores', `m2=${bare}`, '--precision-recall', `m2=${bare}`);
    expect(evaluation.metrics).toEqual([{ name: 'm2', scores: [0.3, 0.2, 0.1, 0] }]);
    expect(evaluation.betaSweep?.map(({ metric, n }) => [metric, n])).toEqual([['m2', 4]]);
    const precisionRecallOnly = meta('--human', ranking, '--precision-recall', `ours=${bare}`);
    expect(precisionRecallOnly.metrics[0].name).toBe('ours');
    expect(precisionRecallOnly.metrics[0].scores[0]).toBeCloseTo((1.25 * 0.4 * 0.2) / (0.25 * 0.4 + 0.2), 12);
  });

  it('takes the mean of sentence scores where there are no others', () => {
    const judgments = file(
      'judgments.jsonl',
      [0, 1]
        .map((sentence) => ({
          sentence,
          judge: 'ann',
          outputs: ['a', 'b', 'c'].map((name, at) => ({ systems: [name], rank: at + 1 })),
        }))
        .map((ranking) => `${JSON.stringify(ranking)}\n`)
        .join(''),
    );
    const sentences = file('sentences.csv', 'system,sentence,ours\na,1,1\na,2,0.5\nb,1,0.5\nb,2,0.5\nc,1,0\nc,2,0\n');
    const evaluation = meta('--judgments', judgments, '--sentence-scores', sentences);
    expect(evaluation.metrics).toEqual([{ name: 'ours', scores: [0.75, 0.5, 0] }]);
    expect(evaluation.sentenceLevel?.expanded.taus?.metrics[0].taus.noties).toEqual({ tau: 5 / 6, n: 6 });
    const short = file('short.csv', 'system,sentence,ours\na,1,1\nb,1,0.5\nc,1,0\n');
    expect(error('--judgments', judgments, '--sentence-scores', short)).toMatch(
      /short\.csv: expected a score by ours .* found none for sentence 2 of a,.*\[MISSING_SCORE\]/u,
    );
  });
});

describe('stet meta refuses', () => {
  it.each([
    ['to work without people', ['--scores', scores], /expected --judgments FILE or --human FILE.*\[BAD_OPTION\]/u],
    ['to work without metrics', ['--human', human], /expected systems to score, or --scores FILE.*\[BAD_OPTION\]/u],
    [
      'no draws',
      ['--human', human, '--scores', scores, '--resamples', '0'],
      /--resamples of 1 or more.*\[BAD_OPTION\]/u,
    ],
    [
      'human scores that may be of either file',
      ['--judgments', JUDGMENTS, '--judgments', countedFromOne, '--human', human, '--scores', scores],
      /expected --human once for each --judgments; found 2 of judgments and 1 of scores.*\[BAD_OPTION\]/u,
    ],
    ['a section that is not there', ['--section', 'charts'], /The sections are correlations.*\[BAD_OPTION\]/u],
    ['a window of two', ['--window', '2'], /3 or more systems.*\[BAD_OPTION\]/u],
    ['a metric twice', ['--human', human, '--scores', scores, '--scores', scores], /"good" twice.*\[BAD_OPTION\]/u],
    ['two columns of human scores', ['--human', scores, '--scores', scores], /one column.*good, bad.*\[BAD_OPTION\]/u],
    [
      'a system that was not judged',
      ['--human', file('fewer.tsv', 'system\tx\na\t1\nb\t2\nc\t3\n'), '--scores', scores],
      /fewer\.tsv: expected a human score for each system that good scores; found none for d\..*--without d.*\[UNKNOWN_SYSTEM\]/u,
    ],
    [
      'a system that was not scored',
      ['--human', human, '--scores', file('less.tsv', 'system\tx\na\t1\nb\t2\nc\t3\n')],
      /less\.tsv: expected a score by x .* found none for d\..*\[MISSING_SCORE\]/u,
    ],
    [
      'what is not a number',
      ['--human', human, '--scores', file('words.tsv', 'system\tx\na\t1\nb\thigh\n')],
      /words\.tsv:3: expected a number as the score of b; found "high".*\[BAD_SCORES\]/u,
    ],
    [
      'a set that is not there',
      ['--human', human, '--scores', scores, '--set', 'bass'],
      /a set: base.*\[BAD_OPTION\]/u,
    ],
    ['to leave out nobody', ['--human', human, '--scores', scores, '--without', 'z'], /found "z".*\[UNKNOWN_SYSTEM\]/u],
  ])('%s', (_, args, message) => {
    expect(error(...args)).toMatch(message);
  });
});

import { expect, it } from 'vitest';
import { alignLines } from '../../corpus/alignment-check.js';
import type { Sentence } from '../../corpus/edit.js';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { parsePlainText } from '../../corpus/plain-text.js';
import { StetError } from '../../error.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { tokenise } from '../../text/white-space.js';
import type { Alignment } from '../edit-based/alignment.js';
import { countsOf, type EditMetric, type EditScore } from '../edit-based/edit-metric.js';
import { m2, type M2Options } from './index.js';

interface Counts {
  readonly correct: number;
  readonly proposed: number;
  readonly gold: number;
}

/** An edit of the official scorer's sequence: start, end, source text, correction. */
type OfficialEdit = [number, number, string, string];

const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');

const readGold = (path: string, strictOriginal = false): Sentence[] =>
  parseM2(readShared(path), { strictOriginal }).flatMap(sentencesOf);

const readOutput = (system: string): string[] => parsePlainText(readShared(`data/conll14/submissions/${system}`));

function alignAll(metric: EditMetric, sentences: readonly Sentence[], output: readonly string[]): Alignment[][] {
  return sentences.map((sentence, at) => metric.align({ sentence, hypothesis: output[at] }));
}

function score(metric: EditMetric, sentences: readonly Sentence[], output: readonly string[]): EditScore {
  return metric.corpus(alignAll(metric, sentences, output).map(countsOf));
}

const counts = ({ correct, proposed, gold }: Counts): Counts => ({ correct, proposed, gold });

function officialEdits({ edits }: Alignment, source: string, hypothesis: string): OfficialEdit[] {
  const before = tokenise(source);
  const after = tokenise(hypothesis);
  return edits.map(({ start, end, from, to }) => [
    start,
    end,
    before.slice(start, end).join(' '),
    after.slice(from, to).join(' '),
  ]);
}

describeGolden('m2() on CoNLL-2014 equals the official scorer', () => {
  const gold = readGold('data/conll14/noalt/official-2014.combined.m2');
  const corpus = readSharedJson('golden/m2/corpus.json') as Record<
    string,
    Counts & { p: number; r: number; f: number; table7: string | null }
  >;
  const perAnnotator = readSharedJson('golden/m2/per_annotator.json') as Record<
    string,
    Record<'annotator0' | 'annotator1', Counts>
  >;
  const alternatives = readSharedJson('golden/m2/alt.json') as { systems: Record<string, Counts> };
  const [, ...sentenceRows] = readShared('golden/m2/sentence.tsv.gz')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

  it.each(SYSTEMS)('%s: totals, edit sequences, each sentence alone and in the running choice', (system) => {
    const metric = m2();
    const output = readOutput(system);
    const alignments = alignAll(metric, gold, output);
    const total = metric.corpus(alignments.map(countsOf));
    expect(counts(total)).toEqual(counts(corpus[system]));
    expect(total.precision).toBeCloseTo(corpus[system].p, 6);
    expect(total.recall).toBeCloseTo(corpus[system].r, 6);
    expect(total.value).toBeCloseTo(corpus[system].f, 6);

    const sequences = readShared(`golden/m2/edits/${system}.jsonl.gz`)
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row) as Record<string, { seq: OfficialEdit[] }>);
    const ours = alignments.map((byAnnotator, at) =>
      byAnnotator.map((alignment) => officialEdits(alignment, gold[at].source, output[at])),
    );
    expect(ours).toEqual(
      alignments.map((byAnnotator, at) => byAnnotator.map(({ annotator }) => sequences[at][annotator].seq)),
    );

    const scores = metric.sentences(alignments.map(countsOf));
    const rows = sentenceRows.filter(([name]) => name === system).map((row) => row.slice(1).map(Number));
    const ourRows = scores.map(({ annotator, correct, proposed, gold: golds, running }, at) => [
      ...[at, annotator, correct, proposed, golds],
      ...[running.annotator, running.correct, running.proposed, running.gold],
    ]);
    expect(ourRows).toEqual(rows.map((row) => [...row.slice(0, 5), ...row.slice(12, 16)]));
    rows.forEach((row, at) => {
      expect(scores[at].value).toBeCloseTo(row[5], 11);
    });
  });

  it.each(SYSTEMS)('%s: each annotator alone (Table 11)', (system) => {
    const output = readOutput(system);
    for (const annotator of [0, 1]) {
      expect(counts(score(m2({ annotator, unlisted: 'first' }), gold, output))).toEqual(
        counts(perAnnotator[system][annotator === 0 ? 'annotator0' : 'annotator1']),
      );
    }
  });

  it('all systems with alternatives (Table 8)', () => {
    const withAlternatives = readGold('data/conll14/alt/official-2014.combined-withalt.m2');
    const names = Object.keys(alternatives.systems);
    expect(names.length).toBeGreaterThanOrEqual(12);
    for (const system of names) {
      expect(counts(score(m2(), withAlternatives, readOutput(system)))).toEqual(counts(alternatives.systems[system]));
    }
  });

  it('every option', () => {
    type Options = Record<'beta' | 'max_unchanged_words', Record<string, Counts>> &
      Record<'ignore_whitespace_casing', Counts>;
    const all = Object.entries(readSharedJson('golden/m2/options.json') as Record<string, Options>);
    for (const [system, options] of all.filter(([name]) => SYSTEMS.includes(name))) {
      const output = readOutput(system);
      const stats = alignAll(m2(), gold, output).map(countsOf);
      for (const [beta, expected] of Object.entries(options.beta)) {
        expect(counts(m2({ beta: Number(beta) }).corpus(stats))).toEqual(counts(expected));
      }
      for (const [words, expected] of Object.entries(options.max_unchanged_words)) {
        expect(counts(score(m2({ maxUnchanged: Number(words) }), gold, output))).toEqual(counts(expected));
      }
      const ignoring = m2({ ignoreWhitespaceCasing: true });
      expect(counts(score(ignoring, gold, output))).toEqual(counts(options.ignore_whitespace_casing));
    }
  });

  it('the bounded matcher gives the same counts for every sentence of every system', () => {
    const bounded = m2({ limits: { vertices: 0, arcs: 0 } });
    for (const system of SYSTEMS) {
      const output = readOutput(system);
      expect(alignAll(bounded, gold, output).map(countsOf)).toEqual(alignAll(m2(), gold, output).map(countsOf));
    }
  });
});

interface FuzzCase extends Counts {
  readonly chosen: number;
  readonly alone: number;
  readonly annotators: readonly (Counts & { readonly id: number; readonly edits: OfficialEdit[] })[];
  readonly max_unchanged_words: Record<string, number[][]>;
  readonly ignore_whitespace_casing: number[][];
}

interface FuzzTotals {
  readonly default: Counts;
  readonly beta: Record<string, Counts>;
  readonly max_unchanged_words: Record<string, Counts>;
  readonly ignore_whitespace_casing: Counts;
}

describeGolden('m2() on random cases equals the official scorer', () => {
  const { cases, totals } = readSharedJson('golden/m2/fuzz.json') as { cases: FuzzCase[]; totals: FuzzTotals };
  const output = parsePlainText(readShared('golden/m2/fuzz.sys'));
  const sentences = readGold('golden/m2/fuzz.m2', true);
  const byId = (stats: readonly (readonly unknown[])[]): unknown[][] =>
    stats.map((row) => [...row]).sort((a, b) => Number(a[0]) - Number(b[0]));

  it('every sentence: counts, edits, choice alone and in the running totals', () => {
    const metric = m2({ strictOriginal: true });
    const alignments = alignAll(metric, sentences, output);
    const scores = metric.sentences(alignments.map(countsOf));
    cases.forEach((expected, at) => {
      for (const { id, edits, ...official } of expected.annotators) {
        const alignment = alignments[at].find(({ annotator }) => annotator === id);
        if (alignment === undefined) throw new Error(`case ${String(at)} has no annotator ${String(id)}`);
        expect(officialEdits(alignment, sentences[at].source, output[at])).toEqual(edits);
        expect({ correct: alignment.correct, proposed: alignment.edits.length, gold: alignment.golds.length }).toEqual(
          counts(official),
        );
      }
      expect(scores[at].running).toEqual({ annotator: expected.chosen, ...counts(expected) });
      expect(scores[at].annotator).toBe(expected.alone);
    });
  });

  it.each<[string, M2Options, (totals: FuzzTotals) => Counts]>([
    ['default options', {}, (all) => all.default],
    ...[0.1, 0.25, 0.5, 1, 2].map((beta): [string, M2Options, (all: FuzzTotals) => Counts] => [
      `beta ${String(beta)}`,
      { beta },
      (all) => all.beta[String(beta)],
    ]),
    ...[0, 1, 2, 3, 5].map((words): [string, M2Options, (all: FuzzTotals) => Counts] => [
      `${String(words)} unchanged words`,
      { maxUnchanged: words },
      (all) => all.max_unchanged_words[String(words)],
    ]),
    ['white space and case ignored', { ignoreWhitespaceCasing: true }, (all) => all.ignore_whitespace_casing],
  ])('the totals with %s', (_, options, expected) => {
    expect(counts(score(m2({ ...options, strictOriginal: true }), sentences, output))).toEqual(
      counts(expected(totals)),
    );
  });

  it.each([0, 1, 3, 5])('every sentence with %d unchanged words', (maxUnchanged) => {
    const metric = m2({ maxUnchanged, strictOriginal: true });
    const stats = alignAll(metric, sentences, output).map(countsOf);
    expect(stats.map(byId)).toEqual(cases.map((fuzzed) => fuzzed.max_unchanged_words[String(maxUnchanged)]));
  });

  it('every sentence with white space and case ignored', () => {
    const metric = m2({ ignoreWhitespaceCasing: true, strictOriginal: true });
    const stats = alignAll(metric, sentences, output).map(countsOf);
    expect(stats.map(byId)).toEqual(cases.map((fuzzed) => fuzzed.ignore_whitespace_casing));
  });

  it('also by default, except where gold edits are out of order or doubled', () => {
    const stats = alignAll(m2(), readGold('golden/m2/fuzz.m2'), output).map(countsOf);
    const strict = alignAll(m2({ strictOriginal: true }), sentences, output).map(countsOf);
    const different = stats.flatMap((sentenceStats, at) =>
      JSON.stringify(sentenceStats) === JSON.stringify(strict[at]) ? [] : [at],
    );
    const isIrregular = (at: number): boolean =>
      sentences[at].annotations.some(({ edits }) =>
        edits.some(
          ({ start, end, corrections }, index) =>
            index > 0 &&
            (start < edits[index - 1].start ||
              edits
                .slice(0, index)
                .some(
                  (earlier) =>
                    earlier.start === start &&
                    earlier.end === end &&
                    earlier.corrections.some((text) => corrections.includes(text)),
                )),
        ),
      );
    expect(different).toHaveLength(4);
    expect(different.every(isIrregular)).toBe(true);
  });

  it('the bounded matcher differs only in the accidents of the official list', () => {
    const bounded = m2({ limits: { vertices: 0, arcs: 0 }, strictOriginal: true });
    const exact = alignAll(m2({ strictOriginal: true }), sentences, output).map(countsOf);
    const pairs = alignAll(bounded, sentences, output).flatMap((byAnnotator, at) =>
      countsOf(byAnnotator).map((stats, annotator) => JSON.stringify(stats) === JSON.stringify(exact[at][annotator])),
    );
    expect(pairs.filter((same) => !same).length / pairs.length).toBeLessThan(0.02);
  });
});

interface Quirk extends Partial<Counts> {
  readonly name: string;
  readonly options: readonly string[];
  readonly m2: string;
  readonly sys: string;
  readonly chosen?: number[];
  readonly error?: string;
}

/** Where we do better than the official scorer by default; `strictOriginal` gives its number. */
const IMPROVEMENTS: Readonly<Record<string, Counts | 'refused'>> = {
  dup_gold: { correct: 1, proposed: 1, gold: 2 },
  dup_gold_alt: { correct: 1, proposed: 1, gold: 2 },
  unsorted_gold: { correct: 2, proposed: 2, gold: 2 },
  bom_sys: { correct: 0, proposed: 0, gold: 0 },
  out_of_range_end: 'refused',
  start_gt_end: 'refused',
  first_line_not_S: 'refused',
};

/** What the official scorer stops at and we read. The others we refuse too. */
const READ_WHERE_IT_STOPS: Readonly<Record<string, Counts>> = {
  sys_trailing_blank: { correct: 0, proposed: 0, gold: 0 },
  space_line_sep: { correct: 0, proposed: 0, gold: 0 },
  crlf_gold: { correct: 1, proposed: 1, gold: 1 },
  bom_gold: { correct: 0, proposed: 0, gold: 0 },
  nel_in_gold: { correct: 1, proposed: 1, gold: 1 },
  S_no_space: { correct: 1, proposed: 1, gold: 1 },
};

describeGolden('m2() on the quirks of the official scorer', () => {
  const quirks = readSharedJson('golden/m2/quirks.json') as Quirk[];
  const optionsOf = ({ options }: Quirk): M2Options => ({
    ...(options[0] === '--beta' ? { beta: Number(options[1]) } : {}),
    ...(options[0] === '--max_unchanged_words' ? { maxUnchanged: Number(options[1]) } : {}),
    ...(options[0] === '--ignore_whitespace_casing' ? { ignoreWhitespaceCasing: true } : {}),
  });

  function run(quirk: Quirk, strictOriginal: boolean): (Counts & { chosen: number[] }) | 'refused' {
    try {
      const sentences = parseM2(quirk.m2, { strictOriginal }).flatMap(sentencesOf);
      const lines = parsePlainText(quirk.sys, { keepByteOrderMark: strictOriginal });
      const output = alignLines(
        sentences.map(({ source }) => source),
        lines,
        { strictOriginal },
      );
      const metric = m2({ ...optionsOf(quirk), strictOriginal });
      const stats = alignAll(metric, sentences, output).map(countsOf);
      return {
        ...counts(metric.corpus(stats)),
        chosen: metric.sentences(stats).map(({ running }) => running.annotator),
      };
    } catch (error) {
      if (error instanceof StetError) return 'refused';
      throw error;
    }
  }

  const numbered = quirks.filter(({ error }) => error === undefined);
  it.each(numbered.map((quirk) => [quirk.name, quirk] as const))('%s equals with strictOriginal', (_, quirk) => {
    expect(run(quirk, true)).toEqual({
      correct: quirk.correct,
      proposed: quirk.proposed,
      gold: quirk.gold,
      chosen: quirk.chosen,
    });
  });

  it.each(numbered.map((quirk) => [quirk.name, quirk] as const))(
    '%s equals by default, or is better',
    (name, quirk) => {
      const result = run(quirk, false);
      const expected = Object.hasOwn(IMPROVEMENTS, name)
        ? IMPROVEMENTS[name]
        : { correct: quirk.correct, proposed: quirk.proposed, gold: quirk.gold };
      expect(result === 'refused' ? result : counts(result)).toEqual(expected);
    },
  );

  const stopped = quirks.filter(({ error }) => error !== undefined);
  it.each(stopped.map((quirk) => [quirk.name, quirk] as const))(
    '%s, at which it stops, is read or refused',
    (name, quirk) => {
      const result = run(quirk, false);
      expect(result === 'refused' ? result : counts(result)).toEqual(
        Object.hasOwn(READ_WHERE_IT_STOPS, name) ? READ_WHERE_IT_STOPS[name] : 'refused',
      );
    },
  );
});

interface PathologicalRun {
  readonly kind: string;
  readonly n_src: number;
  readonly size?: number;
  readonly finished: boolean;
  readonly out: readonly string[];
}

describeGolden('m2() on pathological sentences', () => {
  const { runs } = readSharedJson('golden/m2/patho.json') as { runs: PathologicalRun[] };

  it.each(runs.map((run) => [`${run.kind}_${String(run.size ?? run.n_src)}`, run] as const))(
    '%s ends, with the official score where that ends too',
    (name, { finished, out }) => {
      const [hypothesis] = parsePlainText(readShared(`golden/m2/patho/${name}.sys`));
      const { precision, recall, value } = score(m2(), readGold(`golden/m2/patho/${name}.m2`), [hypothesis]);
      expect(Number.isFinite(value)).toBe(true);
      if (!finished) return;
      expect([precision, recall, value].map((number) => number.toFixed(4))).toEqual(
        out.map((line) => line.split(': ')[1]),
      );
    },
  );
});

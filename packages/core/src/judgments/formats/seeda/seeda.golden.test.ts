import { beforeAll, expect, it } from 'vitest';
import { parsePlainText } from '../../../corpus/plain-text.js';
import { readAnnotated } from '../../../formats/read-annotated.js';
import { describeGolden, listShared, readShared, readSharedJson } from '../../../testing/shared.js';
import { editAgreement, type EditAgreement, type VerdictAgreement } from '../../agreement/edits/edit-agreement.js';
import { editStatistics } from '../../edit-statistics.js';
import type { Ranking } from '../../ranking.js';
import { readJudgments } from '../read.js';
import { parseBracketed } from './bracketed.js';
import { parseSeedaFolder } from './seeda.js';
import { printSheet } from './sheet.js';

interface Labels {
  readonly true: number;
  readonly false: number;
}

interface Comparison {
  readonly pairs: number;
  readonly agreement: number;
  readonly scott_pi: number;
  readonly cohen: number;
}

interface Golden {
  readonly labels: Readonly<Record<string, Labels>>;
  readonly per_system: Readonly<Record<string, Labels & { readonly share_true: number }>>;
  readonly in_gold: Readonly<Record<'in the gold of either annotator' | 'not in the gold', Labels>>;
  readonly inter_annotator: Comparison;
  readonly inter_by_pair: Readonly<Record<string, Comparison>>;
  readonly intra_annotator_repeats: Comparison;
  readonly same_edit_other_correction_same_page: { readonly comparisons: number; readonly same_label: number };
}

interface Page {
  readonly annotator: number;
  readonly file: number;
  readonly item: number;
  readonly before: string;
  readonly source: string;
  readonly after: string;
  readonly corrections: readonly {
    readonly raw: string;
    readonly edits: readonly (readonly [number, number, string, string, boolean | null, string?])[];
  }[];
}

/** What Kobayashi et al. (2024) released, counted by a program of its own. */
describeGolden('SEEDA', () => {
  const golden = readSharedJson('golden/seeda/step1.json') as Golden;
  const lines = readShared('data/seeda/step1.jsonl');
  const pages = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Page]));
  const ranks = readJudgments(readShared('data/seeda/judgments_edit.xml'));
  const warnings: string[] = [];
  let rankings: Ranking[] = [];
  let agreement: EditAgreement;
  beforeAll(() => {
    rankings = readJudgments(lines, { ranks, onWarning: (warning) => warnings.push(warning) });
    agreement = editAgreement(rankings, { resamples: 0 });
  });

  it('has the same ranks with the edits as without, and its sentences counted from 0', () => {
    expect(
      rankings.map(({ sentence, judge, item, seconds, outputs }) => ({
        ...{ sentence: sentence + 1, judge, item, seconds },
        outputs: outputs.map(({ systems, rank }) => ({ systems, rank })),
      })),
    ).toEqual(ranks);
  });

  it('says what could not be read', () => {
    expect(warnings).toEqual([
      '33 malformed brackets of edits; no verdict is taken from them',
      '51 corrections that do not give back their source; their verdicts count, but are not compared',
      expect.stringMatching(/^\d+ errors marked in sources that cannot be placed; they are left out$/u),
    ]);
  });

  it('has edits where the released brackets are', () => {
    for (const { raw, edits } of pages.flatMap(({ corrections }) => corrections)) {
      expect(parseBracketed(raw).edits).toEqual(
        edits.map(([start, end, , correction, label, fault]) => ({
          ...{ start, end, correction },
          verdict: fault !== undefined || label === null ? null : label ? 'right' : 'wrong',
        })),
      );
    }
  });

  it('gives the verdicts of each judge and of each system', () => {
    const { judges, systems } = editStatistics(rankings);
    expect(judges.map(({ judge, right, wrong }) => [judge, { true: right, false: wrong }])).toEqual(
      Object.entries(golden.labels),
    );
    expect(
      systems
        .filter(({ shareRight }) => shareRight !== undefined)
        .map(({ system, right, wrong, shareRight }) => [system, { true: right, false: wrong, share_true: shareRight }]),
    ).toEqual(Object.entries(golden.per_system));
  });

  it('gives the verdicts on edits that are in the gold, and on the others', () => {
    const file = 'data/conll14/noalt/official-2014.combined.m2';
    const { sentences } = readAnnotated('m2', [{ file, text: readShared(file) }]);
    const { gold } = editStatistics(rankings, sentences);
    expect([gold?.inside, gold?.outside]).toMatchObject(
      [golden.in_gold['in the gold of either annotator'], golden.in_gold['not in the gold']].map((labels) => ({
        right: labels.true,
        wrong: labels.false,
      })),
    );
  });

  const expectComparison = (found: VerdictAgreement | undefined, expected: Comparison): void => {
    expect(found?.comparisons).toBe(expected.pairs);
    expect(found?.agreements).toBe(Math.round(expected.pairs * expected.agreement));
    expect(found?.pi.value).toBeCloseTo(expected.scott_pi, 12);
    expect(found?.cohen.value).toBeCloseTo(expected.cohen, 12);
  };

  it('gives the agreement between judges, and of judges with themselves', () => {
    expectComparison(agreement.inter, golden.inter_annotator);
    // Cohen's kappa depends on which verdict comes first; here, the one in the file with the lower number.
    const inFileOrder = pages.flatMap(({ annotator, item }) =>
      rankings.filter((ranking) => ranking.judge === `annotator${annotator}` && ranking.item === String(item)),
    );
    expectComparison(editAgreement(inFileOrder, { resamples: 0 }).intra, golden.intra_annotator_repeats);
    expect(agreement.intra.pi.value).toBeCloseTo(golden.intra_annotator_repeats.scott_pi, 12);
    for (const [numbers, comparison] of Object.entries(golden.inter_by_pair)) {
      const names = numbers.split('-').map((number) => `annotator${number}`);
      expectComparison(
        agreement.pairs.find(({ judges }) => judges.join() === names.join()),
        comparison,
      );
    }
    const { comparisons, same_label: same } = golden.same_edit_other_correction_same_page;
    expect(agreement.samePage).toEqual({ comparisons, agreements: Math.round(comparisons * same) });
  });

  it('gives the same from the released text files, which name neither item nor systems', () => {
    const files = pages.map(({ annotator, file, before, source, after, corrections }) => ({
      path: `annotator${annotator}/${file}.txt`,
      text: printSheet({ before, source, after, corrections: corrections.map(({ raw }) => raw) }),
    }));
    const outputs = new Map(
      listShared('data/seeda/outputs/all').map((name) => [
        name.replace(/\.txt$/u, ''),
        parsePlainText(readShared(`data/seeda/outputs/all/${name}`)),
      ]),
    );
    const folderWarnings: string[] = [];
    const found = parseSeedaFolder(files, { ranks, outputs, onWarning: (warning) => folderWarnings.push(warning) });
    expect(folderWarnings.slice(1)).toEqual(warnings);
    // Where a judge saw the same outputs again, the files do not say which page was the first.
    const sets = (judged: readonly Ranking[]): string[] =>
      judged.map(({ sentence, judge, missed, outputs: texts }) => {
        const edits = texts.map(({ systems, edits: said }) => JSON.stringify([systems, said])).sort();
        return JSON.stringify([sentence, judge, missed, edits]);
      });
    expect(sets(found).sort()).toEqual(sets(rankings).sort());
  });
});

import { expect, it } from 'vitest';
import { parsePlainText } from '../../corpus/plain-text.js';
import { describeGolden, readShared } from '../../testing/shared.js';
import { readJudgments, readNumberedJudgments } from '../formats/read.js';
import { parseSentenceList } from './parse-sentence-list.js';

const SEEDA =
  'BART BERT-fuse GECToR-BERT GECToR-ens GPT-3.5 INPUT LM-Critic PIE REF-F REF-M Riken-Tohoku T5 TemplateGEC TransGEC UEDIN-MS';
const CONLL_2014 = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC';

const textsOf = (names: string, fileOf: (name: string) => string): ReadonlyMap<string, string[]> =>
  new Map(names.split(' ').map((name) => [name, parsePlainText(readShared(fileOf(name)))]));

/** The counts are those of facts that were got with another program, by comparing lines of the files. */
describeGolden('published judgments', () => {
  const edit = readShared('data/seeda/judgments_edit.xml');
  const sent = readShared('data/seeda/judgments_sent.xml');
  const list = readShared('data/seeda/subset.ids');
  const gjg15 = readShared('data/human/judgments.xml');
  const all = textsOf(SEEDA, (name) => `data/seeda/outputs/all/${name}.txt`);
  const subset = textsOf(SEEDA, (name) => `data/seeda/outputs/subset/${name}.txt`);
  const submissions = textsOf(CONLL_2014, (name) => `data/conll14/submissions/${name}`);

  it.each([
    ['SEEDA-E', edit],
    ['SEEDA-S', sent],
  ])('of %s count sentences from 1: 974 of 974 outputs of several systems against 238', (_, xml) => {
    const { rankings, numbering } = readNumberedJudgments(xml, { outputs: all });
    expect(numbering).toEqual({
      firstSentence: 1,
      by: 'outputs',
      sharedOutputs: { judged: 974, agreeing: 974, agreeingOtherwise: 238 },
    });
    expect(rankings).toEqual(readJudgments(xml, { firstSentence: 1 }));
  });

  it('of SEEDA fit the 391 sentences of the subset by the list of their numbers, and not without it', () => {
    const { rankings, numbering } = readNumberedJudgments(edit, {
      outputs: subset,
      sentences: parseSentenceList(list),
    });
    expect(numbering).toEqual({ firstSentence: null, by: 'list', leftOut: 0 });
    expect(new Set(rankings.map(({ sentence }) => sentence)).size).toBe(391);
    expect(() => readJudgments(edit, { outputs: subset })).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT' }));
  });

  it('of Grundkiewicz et al. (2015) count from 0: 2,759 of 2,759 against 617', () => {
    expect(readNumberedJudgments(gjg15, { outputs: submissions }).numbering).toEqual({
      firstSentence: 0,
      by: 'outputs',
      sharedOutputs: { judged: 2759, agreeing: 2759, agreeingOtherwise: 617 },
    });
  });
});

import { expect, it } from 'vitest';
import { parsePlainText } from '../corpus/plain-text.js';
import { describeGolden, listShared, readShared } from '../testing/shared.js';
import { score } from './score.js';

/** The systems of a folder that a notice says cannot be ranked, each with the numbers of the notice. */
async function unrankable(folder: string, gold: string, references?: readonly string[]): Promise<string[][]> {
  const systems = Object.fromEntries(
    listShared(folder).map((file) => [file.replace(/\.txt$/u, ''), parsePlainText(readShared(`${folder}/${file}`))]),
  );
  // The quickest metric of each kind: the notice does not depend on it.
  const data = references === undefined ? { gold } : { source: systems.INPUT, references };
  const { notices } = await score({ ...data, systems }, [{ name: references === undefined ? 'hoo' : 'bleu' }]);
  return notices.flatMap((notice) => {
    const found = /^(.*): inserts or deletes ([\d.]+) .* changes most \(([\d.]+)\)\. .* cannot rank it/u.exec(notice);
    return found === null ? [] : [found.slice(1)];
  });
}

describeGolden('systems that rewrite beyond the gold', () => {
  const gold = readShared('data/conll14/noalt/official-2014.combined.m2');

  it('are GPT-3.5 and the fluent reference of SEEDA, and none of CoNLL-2014', async () => {
    expect(await unrankable('data/seeda/outputs/all', gold)).toEqual([
      ['GPT-3.5', '23.0', '20.7'],
      ['REF-F', '34.4', '20.7'],
    ]);
    expect(await unrankable('data/conll14/submissions', gold)).toEqual([]);
  });

  it('are the same on the judged sentences, and against texts', async () => {
    const judged = await unrankable('data/seeda/outputs/subset', readShared('data/seeda/subset.m2'));
    expect(judged.map(([system]) => system)).toEqual(['GPT-3.5', 'REF-F']);
    const references = [0, 1].map((at) => readShared(`data/conll14/references/ref${at}.txt`));
    const byTexts = await unrankable('data/seeda/outputs/all', gold, references);
    expect(byTexts).toEqual([
      ['GPT-3.5', '23.0', '20.7'],
      ['REF-F', '34.4', '20.7'],
    ]);
  });
});

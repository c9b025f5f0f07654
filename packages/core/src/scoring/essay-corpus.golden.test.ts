import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { essayCorpus } from './essay-corpus.js';
import { score } from './score.js';
import { openWhole } from './text-source.js';

interface Run {
  readonly source: string;
  readonly references: readonly string[];
  readonly scores: Readonly<Record<string, number>>;
}

describeGolden('essays by the recipe of MultiGEC-2025', () => {
  const { gleu } = readSharedJson('golden/multilingual/multigec.json') as { readonly gleu: readonly Run[] };
  const input = (file: string) => ({ file, text: readShared(`data/multilingual/multigec/${file}`) });

  it.each(gleu)('$source against $references has the GLEU of the task', async ({ source, references, scores }) => {
    const corpus = essayCorpus({
      originals: input(source),
      references: references.map(input),
      systems: Object.keys(scores).map((file) => ({ name: file, ...input(file) })),
    });
    const board = await score(openWhole(corpus), ['gleu']);
    const found = board.systems.map(({ name, scores: { gleu: value } }) => [
      name,
      Number((100 * value.value).toFixed(4)),
    ]);
    expect(Object.fromEntries(found)).toEqual(scores);
    expect(board.metrics[0].signature).toContain('tok:syntok-like');
  });

  it('names the essays that a system lacks', () => {
    const { notes } = essayCorpus({
      originals: input('uk-example-orig-dev.md'),
      references: [input('uk-example-ref1-dev.md')],
      systems: [{ name: 'a', ...input('uk-example-hypo1-dev.md') }],
    });
    expect(notes).toEqual(['uk-example-hypo1-dev.md lacks 1 essay: "0002"; "!" counts there']);
  });
});

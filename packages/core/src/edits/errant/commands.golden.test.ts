import { expect, it } from 'vitest';
import { blockFeed, drain } from '../../corpus/line-feed.js';
import { parseM2Block } from '../../corpus/m2/parse.js';
import { parsePlainText } from '../../corpus/plain-text.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { strip } from '../../text/white-space.js';
import { annotatePair } from './annotate-pair.js';
import { ErrantAnnotator, type AnnotatorOptions } from './annotator.js';
import { printErrantBlocks, type ErrantBlock } from './errant-block.js';
import { reannotate, type ReannotateOptions } from './reannotate.js';
import { lexiconAnalyser, type Lexicon } from '../../testing/lexicon-analyser.js';

const read = (name: string): string => readShared(`golden/errant/commands/${name}`);

/** The block that errant_m2 loses. */
const LAST = 'S The last block has no empty line after it .\n';

describeGolden('ERRANT 3.0.2, with a toy analysis, wrote the same bytes', () => {
  const lexicon = readSharedJson('golden/errant/commands/lexicon.json') as Lexicon;
  const words = new Set(readShared('data/errant/resources/words-en-gb.txt').split('\n'));
  const annotatorWith = (options: AnnotatorOptions): ErrantAnnotator =>
    new ErrantAnnotator(lexiconAnalyser(lexicon, words), options);

  it.each<[string, AnnotatorOptions]>([
    ['parallel', {}],
    ['parallel-lev', { alignment: 'levenshtein' }],
    ['parallel-all-split', { merging: 'all-split' }],
    ['parallel-all-merge', { merging: 'all-merge' }],
    ['parallel-all-equal', { merging: 'all-equal' }],
  ])('errant_parallel: %s', (name, options) => {
    const [source, ...corrected] = ['orig', 'cor0', 'cor1'].map((file) =>
      parsePlainText(read(`${file}.txt`)).map(strip),
    );
    const annotator = annotatorWith(options);
    const blocks = source.map((text, at) =>
      annotatePair(
        text,
        corrected.map((lines) => lines[at]),
        annotator,
      ),
    );
    expect(printErrantBlocks(blocks.filter((block) => block !== undefined))).toBe(read(`${name}.m2`));
  });

  it.each<[string, ReannotateOptions & AnnotatorOptions]>([
    ['auto', { edits: 'auto' }],
    ['auto-all-split', { edits: 'auto', merging: 'all-split' }],
    ['gold', { edits: 'gold' }],
    ['gold-no-min', { edits: 'gold', keepUnchanged: true }],
    ['gold-old-cats', { edits: 'gold', keepTypes: true }],
    ['gold-no-min-old-cats', { edits: 'gold', keepUnchanged: true, keepTypes: true }],
  ])('errant_m2: %s, but for the last block, which it loses', (name, { merging, ...options }) => {
    const annotator = annotatorWith({ merging });
    const blocks = drain(
      blockFeed((raw) => parseM2Block(raw, { literalCorrections: true, strictOriginal: true })),
      read('in.m2'),
    ).map((block): ErrantBlock => reannotate(block, { ...options, strictOriginal: true }, annotator));
    const text = printErrantBlocks(blocks);
    expect(text.slice(0, text.indexOf(LAST))).toBe(read(`${name}.m2`));
  });
});

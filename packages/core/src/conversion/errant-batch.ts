import { plainItem, type CorpusItem } from '../corpus/corpus-item.js';
import { blocksOf, sentencesOf, type M2Block } from '../corpus/m2/block.js';
import { parseM2Block } from '../corpus/m2/parse.js';
import { itemsIn } from '../corpus/packed-items.js';
import { sourceText } from '../corpus/utf8-sentence.js';
import { annotatePair } from '../edits/errant/annotate-pair.js';
import { ErrantAnnotator, type AnnotatorOptions } from '../edits/errant/annotator.js';
import { printErrantBlocks, type ErrantBlock } from '../edits/errant/errant-block.js';
import { reannotate, type ReannotateOptions } from '../edits/errant/reannotate.js';
import { countLosses } from '../formats/losses.js';
import { located } from '../metrics/located.js';
import { parseItems, type TextBatch } from '../scoring/batch.js';
import type { Analyser } from '../text/analysis/analyser.js';
import type { AnalysisSource } from '../text/analysis/analysis-source.js';
import { lineAt } from '../text/packed-texts.js';
import { textOf } from '../text/utf8-text.js';
import type { ConvertedBatch } from './converted-batch.js';

/** M2 as ERRANT writes it: the edits between texts, or those of a gold anew. */
export interface ErrantConversion extends AnnotatorOptions {
  readonly analysis: AnalysisSource;
  /** Write something for every sentence and correction, also where `errant_parallel` writes nothing. */
  readonly everyLine?: boolean | undefined;
  /** For a gold. */
  readonly reannotate?: ReannotateOptions | undefined;
}

/** Annotates a batch with ERRANT, and prints it as ERRANT does. */
export function errantBatch(batch: TextBatch, conversion: ErrantConversion, analyser: Analyser): ConvertedBatch {
  const annotator = annotatorFor(analyser, conversion);
  return conversion.reannotate === undefined
    ? annotateTexts(batch, conversion, annotator)
    : annotateGold(batch, conversion.reannotate, annotator);
}

function annotateTexts(batch: TextBatch, conversion: ErrantConversion, annotator: ErrantAnnotator): ConvertedBatch {
  const { first, file, references } = batch;
  const sentences = parseItems(batch);
  const blocks = sentences.flatMap((sentence, at): ErrantBlock[] => {
    const corrected = references.map((lines) => textOf(lineAt(lines, at)));
    const annotate = (): ErrantBlock | undefined =>
      annotatePair(textOf(sourceText(sentence)), corrected, annotator, conversion);
    return [located(annotate, file, first + at + 1) ?? []].flat();
  });
  const annotators = references.map((_, id) => id);
  return { ...printed(blocks, annotators), emptySources: sentences.length - blocks.length };
}

function annotateGold(batch: TextBatch, options: ReannotateOptions, annotator: ErrantAnnotator): ConvertedBatch {
  const read = Array.from(itemsIn(batch.items), (item) => blocksOfItem(item, batch, options)).flat();
  const blocks = read.map(({ block, line }) => {
    const annotate = (): ErrantBlock => reannotate(block, options, annotator);
    return line === undefined ? annotate() : located(annotate, batch.file, line);
  });
  const annotators = new Set(blocks.flatMap(({ lines }) => lines.map((line) => line.annotator)));
  const skipped = read.flatMap(({ block }) => (block.skipped ?? []).map(({ fault }) => fault));
  return {
    ...printed(
      blocks,
      [...annotators].sort((a, b) => a - b),
    ),
    skipped,
  };
}

function printed(blocks: readonly ErrantBlock[], annotators: readonly number[]): ConvertedBatch {
  return { texts: [printErrantBlocks(blocks)], losses: countLosses([]), annotators, skipped: [] };
}

interface ReadBlock {
  readonly block: M2Block;
  /** Where it starts in its file, if that is M2. */
  readonly line?: number;
}

/** The blocks of one sentence that an item stands for. */
function blocksOfItem(item: CorpusItem, { file, skipBadEdits }: TextBatch, options: ReannotateOptions): ReadBlock[] {
  const plain = plainItem(item);
  if (typeof plain === 'string') return [{ block: { sources: [plain], annotations: [] } }];
  if ('source' in plain) return blocksOf([plain]).map((block) => ({ block }));
  const { strictOriginal } = options;
  const block = parseM2Block(plain, { file, skipBadEdits, strictOriginal, literalCorrections: strictOriginal });
  const blocks = block.sources.length === 1 ? [block] : blocksOf(sentencesOf(block));
  return blocks.map((single) => ({ block: single, line: plain.line }));
}

/** Annotators keep their working memory from batch to batch. */
const annotators = new WeakMap<Analyser, Map<string, ErrantAnnotator>>();

function annotatorFor(analyser: Analyser, { alignment, merging, release }: AnnotatorOptions): ErrantAnnotator {
  let ofAnalyser = annotators.get(analyser);
  if (ofAnalyser === undefined) annotators.set(analyser, (ofAnalyser = new Map<string, ErrantAnnotator>()));
  const key = `${alignment} ${merging} ${release}`;
  let annotator = ofAnalyser.get(key);
  if (annotator === undefined) {
    ofAnalyser.set(key, (annotator = new ErrantAnnotator(analyser, { alignment, merging, release })));
  }
  return annotator;
}

import { annotatorsOf } from '../corpus/annotators.js';
import { skippedEdits } from '../corpus/skipped-edits.js';
import { sourceText } from '../corpus/utf8-sentence.js';
import type { Sentence } from '../corpus/edit.js';
import { characterAnnotations } from '../edits/cherrant/extract.js';
import { EditExtractor, extractSentence, type Granularity } from '../edits/extract.js';
import type { OutputOptions } from '../formats/corpus-printer.js';
import { countLosses } from '../formats/losses.js';
import type { Job } from '../runner/job.js';
import { parseItems, type TextBatch } from '../scoring/batch.js';
import { pennTagger } from '../text/analysis/penn-tagger.js';
import { lineAt } from '../text/packed-texts.js';
import { inUnits, type Unit } from '../metrics/texts/units.js';
import { textOf, type Text } from '../text/utf8-text.js';
import type { Tagger } from '../text/tagger.js';
import type { ConvertedBatch } from './converted-batch.js';
import { errantBatch, type ErrantConversion } from './errant-batch.js';
import { requireAnalyser } from './require-analyser.js';
import { printerNamed, type PrinterName } from '../formats/write-annotated.js';

export interface ConvertTask {
  readonly batch: TextBatch;
  readonly conversion: Conversion;
}

/** Converts an unparsed batch to another format. */
export const convertJob: Job<ConvertTask, ConvertedBatch> = {
  name: 'convert',
  work: async ({ batch, conversion }, tools) => {
    const { to, errant } = conversion;
    if (errant !== undefined) return errantBatch(batch, errant, await requireAnalyser(errant.analysis, tools));
    return convertBatch(
      batch,
      conversion,
      printerNamed(to).usesTagger === true ? pennTagger(await requireAnalyser({ from: 'english' }, tools)) : undefined,
    );
  },
};

/** What a corpus is converted to. */
export interface Conversion extends OutputOptions {
  readonly to: PrinterName;
  /** Of the edits found by comparing plain texts. */
  readonly granularity?: Granularity | undefined;
  /** What plain texts are cut into before they are compared; words by default. */
  readonly unit?: Unit | undefined;
  /** To M2: ERRANT's edits and types, written as ERRANT writes them. */
  readonly errant?: ErrantConversion | undefined;
}

/** Kept from batch to batch, since most words come again. */
const extractor = new EditExtractor();

/** By characters edits are those of ChERRANT, with every sequence that makes a text. */
function extractUnits(
  source: Text,
  corrected: readonly Text[],
  { unit = 'word', granularity }: Pick<Conversion, 'unit' | 'granularity'>,
): Sentence {
  if (unit === 'word') return extractSentence(source, corrected, granularity, extractor);
  const cut = (text: Text): string => inUnits(textOf(text), unit);
  if (unit === 'segment') return extractSentence(cut(source), corrected.map(cut), granularity, extractor);
  const annotations = corrected.flatMap((text, annotator) =>
    characterAnnotations(textOf(source), textOf(text), annotator),
  );
  return { source: cut(source), annotations };
}

/** Parses a batch and prints it in another format; references become the edits of annotators. */
export function convertBatch(batch: TextBatch, conversion: Conversion, tagger?: Tagger): ConvertedBatch {
  const sentences = parseItems(batch).map((sentence, at) => {
    const corrected =
      batch.references.length > 0 ? batch.references.map((lines) => lineAt(lines, at)) : sentence.references;
    if (corrected === undefined) return sentence;
    return extractUnits(sourceText(sentence), corrected, conversion);
  });
  return {
    texts: printerNamed(conversion.to).print(sentences, { ...conversion, first: batch.first, tagger }),
    losses: countLosses(sentences),
    annotators: annotatorsOf(sentences),
    skipped: skippedEdits(sentences),
  };
}

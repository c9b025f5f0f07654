import { alignLines, type AlignOptions } from '../corpus/alignment-check.js';
import { annotatorsOf } from '../corpus/annotators.js';
import type { ReferenceSet } from '../corpus/reference-set.js';
import { plainSentence, referenced, type Sentence } from '../corpus/edit.js';
import { parseGold, unannotated } from '../formats/parse-gold.js';
import { parsePlainText } from '../corpus/plain-text.js';
import { parseSystem } from '../corpus/system-text.js';
import type { NamedOutput } from '../corpus/system-output.js';
import { StetError } from '../error.js';
import { lengthOfItem } from '../corpus/corpus-item.js';
import { stringsOf } from '../text/packed-texts.js';
import type { Runner } from '../runner/runner.js';
import { prepareBatch } from './batch.js';
import type { ScoringSource, SourceBatch, SourceBatches } from './scoring-source.js';

/** Text as it stands in a file, or its lines. */
export type TextInput = string | readonly string[];

/** A text, and what messages call it. */
export interface NamedText {
  readonly name: string;
  readonly text: TextInput;
}

/** What is scored against what, at hand as texts. */
export interface ScoreTexts {
  /** Gold edits: the text of a file in any format that `parseGold` reads, or sentences. */
  readonly gold?: string | readonly Sentence[] | undefined;
  /** Source sentences, where there is no gold. */
  readonly source?: TextInput | undefined;
  /** How gold edits are made into references (default: `cn`). */
  readonly referenceSet?: ReferenceSet | undefined;
  /** Corrected texts, with a line for each sentence. */
  readonly references?: readonly TextInput[] | undefined;
  /** The output of each system by its name, with a line for each sentence. */
  readonly systems: Readonly<Record<string, TextInput>>;
  /** What messages call the texts. */
  readonly names?: { readonly basis?: string | undefined; readonly references?: readonly string[] | undefined };
  /** Read texts as the original programs do, also where they are wrong. */
  readonly strictOriginal?: boolean | undefined;
  /** Leave out edits of the gold whose offsets do not fit their sentence. */
  readonly skipBadEdits?: boolean | undefined;
  /** Quote no source sentence in messages: whoever reads them may not know it yet. */
  readonly hideSources?: boolean | undefined;
}

/** A corpus that is at hand as a whole. */
export interface WholeCorpus {
  readonly basis: string;
  readonly has: ScoringSource['has'];
  readonly sentences: readonly Sentence[];
  /** How their edits are made into references (default: `cn`). */
  readonly referenceSet?: ReferenceSet | undefined;
  /** The name of the rules by which texts were cut into tokens; absent where files have their own. */
  readonly tokens?: string | undefined;
  readonly outputs: readonly NamedOutput[];
  /** What was not taken as it is, a sentence each. */
  readonly notes?: readonly string[];
}

/** Reads texts, and checks that they belong together. */
export function readTexts(texts: ScoreTexts): WholeCorpus {
  const { gold, referenceSet, references = [], systems, names = {}, strictOriginal, hideSources } = texts;
  const basis = names.basis ?? (gold === undefined ? 'the source' : 'the gold');
  const plain = basisSentences(texts, basis);
  const sources = plain.map((sentence) => sentence.source);
  const align = (text: TextInput, options: AlignOptions): readonly string[] =>
    alignLines(sources, linesOf(text), { ...options, goldFile: basis, hideSources });
  const notes: string[] = [];
  const referenceLines = references.map((text, at) => align(text, { file: names.references?.[at] }));
  return {
    basis,
    has: gold === undefined ? 'references' : references.length === 0 ? 'edits' : 'both',
    referenceSet,
    sentences:
      references.length === 0
        ? plain
        : plain.map((sentence, at) =>
            referenced(
              sentence,
              referenceLines.map((lines) => lines[at]),
            ),
          ),
    outputs: Object.entries(systems).map(([name, text]) => {
      const onNote = (note: string): void => void notes.push(`${name}: ${note}`);
      const { lines, edits } =
        typeof text === 'string' ? parseSystem(text, { file: name, strictOriginal, onNote }) : { lines: text };
      return { name, file: name, lines: align(lines, { file: name, strictOriginal }), edits };
    }),
    notes,
  };
}

function basisSentences(
  { gold, source, references = [], strictOriginal, skipBadEdits }: ScoreTexts,
  file: string,
): readonly Sentence[] {
  if (typeof gold === 'string') return parseGold(gold, { file, strictOriginal, skipBadEdits });
  if (gold !== undefined) return gold;
  if (source !== undefined && references.length > 0) return unannotated(linesOf(source));
  throw new StetError({
    code: 'BAD_OPTION',
    expected: '{{gold}}, or {{source}} and {{reference}}',
    found: 'neither',
    remedy: 'Name what to score against.',
  });
}

function linesOf(text: TextInput): readonly string[] {
  return typeof text === 'string' ? parsePlainText(text) : text;
}

/** Reads texts as a source of batches. */
export function openTexts(texts: ScoreTexts): ScoringSource {
  return openWhole(readTexts(texts));
}

const BATCHES_FOR_EACH_LANE = 16;

/** A corpus that is at hand as a source of batches. */
export function openWhole({ basis, has, sentences, referenceSet, tokens, outputs }: WholeCorpus): ScoringSource {
  return {
    basis,
    has,
    referenceSet,
    tokens,
    systems: outputs.map(({ name }) => name),
    annotators: () => Promise.resolve(has === 'references' ? referenceNumbers(sentences) : annotatorsOf(sentences)),
    batches: ({ lanes }) => {
      const size = Math.max(1, Math.ceil(sentences.length / (lanes * BATCHES_FOR_EACH_LANE)));
      return Promise.resolve({ total: sentences.length, [Symbol.asyncIterator]: () => cutWhole(size) });
    },
  };

  async function* cutWhole(size: number): AsyncGenerator<SourceBatch> {
    for (let first = 0; first < sentences.length; first += size) {
      const items = sentences.slice(first, first + size);
      const cut = (texts: readonly string[]): readonly string[] => texts.slice(first, first + size);
      const stretches = outputs.map(({ file, lines, edits }) => ({
        file,
        lines: cut(lines),
        edits: edits === undefined ? undefined : cut(edits),
      }));
      const characters = items.reduce((sum, item) => sum + lengthOfItem(item), 0);
      const batch = { first, items, file: basis, references: [], outputs: stretches };
      yield await Promise.resolve({ batch, sentences: items.length, characters, size: items.length });
    }
  }
}

/** Every sentence has as many references as there are texts. */
function referenceNumbers(sentences: readonly Sentence[]): number[] {
  return [...(sentences.at(0)?.references ?? []).keys()];
}

/** Reads all that a source has, for whoever needs the sentences themselves. */
export async function readWhole(source: ScoringSource, runner: Runner): Promise<WholeCorpus> {
  const { basis, has, referenceSet, tokens, systems } = source;
  const sentences: Sentence[] = [];
  const outputs = systems.map((name) => ({
    name,
    file: name,
    lines: [] as string[],
    edits: undefined as string[] | undefined,
  }));
  const batches: SourceBatches = await source.batches(runner);
  for await (const { batch } of batches) {
    const prepared = prepareBatch(batch);
    sentences.push(...prepared.sentences.map(plainSentence));
    prepared.outputs.forEach(({ file, lines, edits }, at) => {
      outputs[at].file = file;
      outputs[at].lines.push(...stringsOf(lines));
      if (edits !== undefined) (outputs[at].edits ??= []).push(...stringsOf(edits));
    });
  }
  return { basis, has, sentences, referenceSet, tokens, outputs };
}

import {
  StetError,
  alignLines,
  checkAnnotator,
  metricKinds,
  parseGold,
  parsePlainText,
  quote,
  unannotated,
  withReferences,
  type Sentence,
  type SystemOutput,
} from '@stet/core/internal';
import { isBlank, type NamedText, type PlaygroundInput } from '../playground-input.js';
import { usedMetrics } from '../playground-metrics.js';

interface NamedOutput extends SystemOutput {
  readonly name: string;
}

export interface ReadTexts {
  readonly sentences: readonly Sentence[];
  readonly systems: readonly NamedOutput[];
}

/** Reads the texts, and checks that they belong together. Boxes that were left blank are as if not there. */
export function readTexts(input: PlaygroundInput): ReadTexts {
  const systems = input.systems.filter((system) => !isBlank(system));
  checkNames(systems);
  const sentences = input.basis === 'gold' ? goldSentences(input) : referenceSentences(input);
  const { strictOriginal } = input.options;
  const basisName = input[input.basis === 'gold' ? 'gold' : 'source'].name;
  return {
    sentences,
    systems: systems.map(({ name, text }) => ({
      name,
      file: name,
      lines: aligned(sentences, { name, text }, basisName, strictOriginal),
    })),
  };
}

function goldSentences(input: PlaygroundInput): Sentence[] {
  const { gold, options } = input;
  const { annotator, strictOriginal } = options;
  const sentences = parseGold(gold.text, { file: gold.name, strictOriginal });
  if (annotator !== undefined) checkAnnotator(annotator, sentences, gold.name);
  const used = usedMetrics(input);
  const wanted = metricKinds.some(({ name, needs }) => used.includes(name) && needs === 'references');
  return wanted ? withReferences(sentences) : sentences;
}

function referenceSentences({ source, references }: PlaygroundInput): Sentence[] {
  const sentences = unannotated(parsePlainText(source.text));
  const texts = references
    .filter((reference) => !isBlank(reference))
    .map((reference) => aligned(sentences, reference, source.name, undefined));
  return sentences.map((sentence, at) => ({ ...sentence, references: texts.map((lines) => lines[at]) }));
}

function aligned(
  sentences: readonly Sentence[],
  { name, text }: NamedText,
  goldFile: string,
  strictOriginal: boolean | undefined,
): readonly string[] {
  const lines = parsePlainText(text, { keepByteOrderMark: strictOriginal });
  const sources = sentences.map(({ source }) => source);
  return alignLines(sources, lines, { file: name, goldFile, strictOriginal });
}

function checkNames(systems: readonly NamedText[]): void {
  const twice = systems.find(({ name }, at) => systems.findIndex((other) => other.name === name) < at);
  if (twice === undefined) return;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: 'systems with different names',
    found: `${quote(twice.name)} more than once`,
    remedy: 'Rename one of them.',
  });
}

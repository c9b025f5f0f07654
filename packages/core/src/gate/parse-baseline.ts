import { StetError, quote } from '../error.js';
import type { MetricOptions } from '../metrics/options/option.js';
import { BASELINE_VERSION, type Baseline, type BaselineSentence } from './baseline.js';
import { BaselineReader } from './baseline-reader.js';

/** Reads what `printBaseline` writes, or the same JSON laid out differently. */
export function parseBaseline(text: string, file?: string): Baseline {
  const read = new BaselineReader(file);
  const whole = read.object(parseJson(text, file), 'the file');
  const version = read.count(whole.baseline, 'baseline');
  if (version !== BASELINE_VERSION) {
    throw new StetError({
      code: 'BAD_BASELINE',
      file,
      expected: `version ${BASELINE_VERSION} of the format`,
      found: `version ${version}`,
      remedy: 'Use the version of Stet that wrote it, or write the baseline again.',
    });
  }
  const metric = read.object(whole.metric, 'metric');
  return {
    ...(file === undefined ? {} : { file }),
    system: read.text(whole.system, 'system'),
    metric: { name: read.text(metric.name, 'metric.name'), options: optionsOf(metric.options, read) },
    signature: read.text(whole.signature, 'signature'),
    value: read.number(whole.value, 'value'),
    types: read.list(whole.types, 'types').map((type, at) => {
      const { type: name, correct, gold } = read.object(type, `types[${at}]`);
      return {
        type: read.text(name, `types[${at}].type`),
        correct: read.count(correct, `types[${at}].correct`),
        gold: read.count(gold, `types[${at}].gold`),
      };
    }),
    ...(whole.clean === undefined ? {} : { clean: cleanOf(whole.clean, read) }),
    sentences: read
      .list(whole.sentences, 'sentences')
      .map((sentence, at) => sentenceOf(sentence, `sentences[${at}]`, read)),
  };
}

function parseJson(text: string, file: string | undefined): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StetError(
      {
        code: 'BAD_BASELINE',
        file,
        expected: 'a baseline in JSON, as Stet writes it',
        found: cause instanceof Error ? cause.message : quote(text),
        remedy: 'Check that this is the baseline, and that a merge left no marks in it.',
      },
      { cause },
    );
  }
}

function optionsOf(value: unknown, read: BaselineReader): MetricOptions {
  const options = Object.entries(read.object(value, 'metric.options'));
  return Object.fromEntries(options.map(([key, option]) => [key, read.option(option, `metric.options.${key}`)]));
}

function cleanOf(value: unknown, read: BaselineReader): NonNullable<Baseline['clean']> {
  const { text, sentences, words, edits } = read.object(value, 'clean');
  return {
    text: read.text(text, 'clean.text'),
    sentences: read.count(sentences, 'clean.sentences'),
    words: read.count(words, 'clean.words'),
    edits: read.count(edits, 'clean.edits'),
  };
}

function sentenceOf(value: unknown, path: string, read: BaselineReader): BaselineSentence {
  const { gold, output, counts, edits = [] } = read.object(value, path);
  return {
    gold: read.text(gold, `${path}.gold`),
    output: read.text(output, `${path}.output`),
    counts: read.list(counts, `${path}.counts`).map((row) => {
      const [annotator, correct, proposed, golds] = read.tuple(row, 4, `${path}.counts`);
      const count = (cell: unknown): number => read.count(cell, `${path}.counts`);
      return [read.number(annotator, `${path}.counts`), count(correct), count(proposed), count(golds)] as const;
    }),
    edits: read.list(edits, `${path}.edits`).map((edit) => {
      const [start, end, text] = read.tuple(edit, 3, `${path}.edits`);
      return [
        read.count(start, `${path}.edits`),
        read.count(end, `${path}.edits`),
        read.text(text, `${path}.edits`),
      ] as const;
    }),
  };
}

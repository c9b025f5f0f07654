import { StetError, quote } from '../error.js';
import type { MetricOptions, OptionValue } from '../metrics/options/option.js';
import { BASELINE_VERSION, type Baseline, type BaselineSentence } from './baseline.js';
import { parseShallowJson } from '../text/parse-shallow-json.js';

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
    return parseShallowJson(text);
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

/** Reads values from parsed JSON; an error names the path of the value that is wrong. */
export class BaselineReader {
  readonly #file: string | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
  }

  object(value: unknown, path: string): Readonly<Record<string, unknown>> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    throw this.#wrong('an object', value, path);
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (Array.isArray(value)) return value as unknown[];
    throw this.#wrong('a list', value, path);
  }

  tuple(value: unknown, length: number, path: string): readonly unknown[] {
    const list = this.list(value, path);
    if (list.length === length) return list;
    throw this.#wrong(`a list of ${length}`, value, path);
  }

  text(value: unknown, path: string): string {
    if (typeof value === 'string') return value;
    throw this.#wrong('a text', value, path);
  }

  number(value: unknown, path: string): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw this.#wrong('a number', value, path);
  }

  count(value: unknown, path: string): number {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    throw this.#wrong('a whole number, 0 or more,', value, path);
  }

  /** An option of a metric, which the metric checks further. */
  option(value: unknown, path: string): OptionValue {
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    return Array.isArray(value) ? value.map((choice) => this.text(choice, path)) : this.number(value, path);
  }

  #wrong(expected: string, value: unknown, path: string): StetError {
    return new StetError({
      code: 'BAD_BASELINE',
      file: this.#file,
      expected: `${expected} as ${path}`,
      found: value === undefined ? 'nothing' : quote(JSON.stringify(value)),
      remedy: 'Use the file as it was committed, or write the baseline again.',
    });
  }
}

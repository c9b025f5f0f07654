import { BASELINE_VERSION, type Baseline, type BaselineSentence } from './baseline.js';

/** A baseline as a file: JSON with a line for each error type and each sentence, so that changes can be read in a diff. */
export function printBaseline({ system, metric, signature, value, types, clean, sentences }: Baseline): string {
  const fields = [
    ['baseline', JSON.stringify(BASELINE_VERSION)],
    ['system', JSON.stringify(system)],
    ['metric', JSON.stringify(metric)],
    ['signature', JSON.stringify(signature)],
    ['value', JSON.stringify(value)],
    ...(clean === undefined ? [] : [['clean', JSON.stringify(clean)]]),
    ['types', list(types.map((type) => JSON.stringify(type)))],
    ['sentences', list(sentences.map(printSentence))],
  ];
  return `{\n${fields.map(([key, text]) => `"${key}": ${text}`).join(',\n')}\n}\n`;
}

function list(lines: readonly string[]): string {
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

/** Most sentences are left alone, and need no list of edits. */
function printSentence({ edits, ...rest }: BaselineSentence): string {
  return JSON.stringify(edits.length === 0 ? rest : { ...rest, edits });
}

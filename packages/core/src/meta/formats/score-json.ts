import { quote } from '../../error.js';
import type { SentenceScores } from '../sentence-level/sentence-scores.js';
import type { SystemScores } from '../system-scores.js';
import { badScores, type Place } from './bad-scores.js';
import { getOrMake } from './get-or-make.js';

interface JsonScores {
  readonly systems: SystemScores[];
  readonly sentences: SentenceScores[];
}

/**
 * Reads scores from JSON: `{"metric": {"system": score}}`, or what `stet score --json` prints, with the sentences of
 * `--per-sentence` if they are there.
 */
export function parseScoreJson(text: string, file: string | undefined): JsonScores {
  const place = { file };
  const document = objectOf(parse(text, place), 'scores', place);
  const systems = document.get('systems');
  return Array.isArray(systems) ? fromScoreCommand(systems, place) : fromObject(document, place);
}

function parse(text: string, place: Place): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : 'something else';
    throw badScores(place, 'JSON', found, 'Correct the file.');
  }
}

function fromObject(document: ReadonlyMap<string, unknown>, place: Place): JsonScores {
  const systems = Array.from(document, ([name, scores]) => ({
    name,
    scores: new Map(
      Array.from(objectOf(scores, `the scores of ${name}`, place), ([system, score]) => [
        system,
        numberOf(score, `${name} of ${system}`, place),
      ]),
    ),
    file: place.file,
  }));
  return { systems, sentences: [] };
}

function fromScoreCommand(systems: readonly unknown[], place: Place): JsonScores {
  const corpus = new Map<string, Map<string, number>>();
  const sentences = new Map<string, Map<string, Float64Array>>();
  for (const own of systems) {
    const system = objectOf(own, 'a system', place);
    const name = system.get('name');
    if (typeof name !== 'string') throw badScores(place, 'a system with a name', shown(name), 'Correct the file.');
    for (const [metric, score] of objectOf(system.get('scores'), `the scores of ${name}`, place)) {
      const parts = objectOf(score, `${metric} of ${name}`, place);
      const known = getOrMake(corpus, metric, () => new Map<string, number>());
      if (known.has(name)) throw badScores(place, 'each system once', `${quote(name)} again`, 'Remove one of them.');
      known.set(name, numberOf(parts.get('value'), `${metric} of ${name}`, place));
      const each = parts.get('sentences');
      if (!Array.isArray(each)) continue;
      const values = each.map((sentence) =>
        numberOf(objectOf(sentence, 'a sentence', place).get('value'), `${metric} of a sentence of ${name}`, place),
      );
      getOrMake(sentences, metric, () => new Map<string, Float64Array>()).set(name, Float64Array.from(values));
    }
  }
  const named = <T>(columns: ReadonlyMap<string, T>): { name: string; scores: T; file: string | undefined }[] =>
    Array.from(columns, ([name, scores]) => ({ name, scores, file: place.file }));
  return { systems: named(corpus), sentences: named(sentences) };
}

function objectOf(value: unknown, what: string, place: Place): ReadonlyMap<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value));
  throw badScores(place, `${what} as a JSON object`, shown(value), 'Correct the file.');
}

function numberOf(value: unknown, what: string, place: Place): number {
  if (typeof value === 'number') return value;
  throw badScores(place, `a number as ${what}`, shown(value), 'Correct the file.');
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : quote(JSON.stringify(value));
}

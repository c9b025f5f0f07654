import { quote } from '../../error.js';
import type { SentenceScores } from '../sentence-level/sentence-scores.js';
import type { SystemScores } from '../scored-systems.js';
import { badScores } from './bad-scores.js';
import { getOrMake } from './get-or-make.js';
import type { SourceLocation } from '../../source-location.js';
import { parseShallowJson } from '../../text/parse-shallow-json.js';

interface JsonScores {
  readonly systems: SystemScores[];
  readonly sentences: SentenceScores[];
}

/**
 * Reads scores from JSON: `{"metric": {"system": score}}`, or what `stet score --json` prints, with the sentences of
 * `--per-sentence` where there are any.
 */
export function parseScoreJson(text: string, file: string | undefined): JsonScores {
  const location = { file };
  const document = objectOf(parse(text, location), 'scores', location);
  const systems = document.get('systems');
  return Array.isArray(systems) ? fromScoreCommand(systems, location) : fromObject(document, location);
}

function parse(text: string, location: SourceLocation): unknown {
  try {
    return parseShallowJson(text);
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : 'something else';
    throw badScores(location, 'JSON', found, 'Correct the file.');
  }
}

function fromObject(document: ReadonlyMap<string, unknown>, location: SourceLocation): JsonScores {
  const systems = Array.from(document, ([name, scores]) => ({
    name,
    scores: new Map(
      Array.from(objectOf(scores, `the scores of ${name}`, location), ([system, score]) => [
        system,
        numberOf(score, `${name} of ${system}`, location),
      ]),
    ),
    file: location.file,
  }));
  return { systems, sentences: [] };
}

function fromScoreCommand(systems: readonly unknown[], location: SourceLocation): JsonScores {
  const corpus = new Map<string, Map<string, number>>();
  const sentences = new Map<string, Map<string, Float64Array>>();
  for (const entry of systems) {
    const system = objectOf(entry, 'a system', location);
    const name = system.get('name');
    if (typeof name !== 'string') throw badScores(location, 'a system with a name', shown(name), 'Correct the file.');
    for (const [metric, score] of objectOf(system.get('scores'), `the scores of ${name}`, location)) {
      const scoreFields = objectOf(score, `${metric} of ${name}`, location);
      const systemScores = getOrMake(corpus, metric, () => new Map<string, number>());
      if (systemScores.has(name))
        throw badScores(location, 'each system once', `${quote(name)} again`, 'Remove one of them.');
      systemScores.set(name, numberOf(scoreFields.get('value'), `${metric} of ${name}`, location));
      const sentenceList = scoreFields.get('sentences');
      if (!Array.isArray(sentenceList)) continue;
      const values = sentenceList.map((sentence) =>
        numberOf(
          objectOf(sentence, 'a sentence', location).get('value'),
          `${metric} of a sentence of ${name}`,
          location,
        ),
      );
      getOrMake(sentences, metric, () => new Map<string, Float64Array>()).set(name, Float64Array.from(values));
    }
  }
  const named = <T>(columns: ReadonlyMap<string, T>): { name: string; scores: T; file: string | undefined }[] =>
    Array.from(columns, ([name, scores]) => ({ name, scores, file: location.file }));
  return { systems: named(corpus), sentences: named(sentences) };
}

function objectOf(value: unknown, what: string, location: SourceLocation): ReadonlyMap<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value));
  throw badScores(location, `${what} as a JSON object`, shown(value), 'Correct the file.');
}

function numberOf(value: unknown, what: string, location: SourceLocation): number {
  if (typeof value === 'number') return value;
  throw badScores(location, `a number as ${what}`, shown(value), 'Correct the file.');
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : quote(JSON.stringify(value));
}

import { quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';
import { splitLines } from '../lines.js';
import { parseShallowJson } from '../parse-shallow-json.js';
import type { GivenToken } from './analysis-table.js';
import { badAnalysis } from './bad-analysis.js';

interface JsonOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

/**
 * Reads sentences in JSON Lines: an object with `tokens` on each line, or what spaCy's `doc.to_json()` gives, whose tokens
 * are stretches of `text`. Empty lines are skipped.
 */
export function* parseJsonAnalyses(text: string, { file }: JsonOptions = {}): Generator<GivenToken[]> {
  let number = 0;
  for (const line of splitLines(text)) {
    number++;
    if (line.trim() !== '') yield parseLine(line, { file, line: number });
  }
}

type Fields = Readonly<Record<string, unknown>>;

function parseLine(line: string, location: SourceLocation): GivenToken[] {
  const sentence = parseJson(line, location);
  const { tokens, text } = isObject(sentence) ? sentence : { tokens: undefined, text: undefined };
  if (!Array.isArray(tokens) || tokens.length === 0) {
    throw badAnalysis(location, 'an object with a list of tokens: {"tokens": [{"text": …}, …]}', quote(line));
  }
  // Python counts code points.
  const characters = typeof text === 'string' ? Array.from(text) : undefined;
  return tokens.map((token: unknown, at) => {
    if (!isObject(token)) throw badAnalysis(location, 'an object for each token', quote(JSON.stringify(token)));
    return readToken(token, at, { location, characters, length: tokens.length });
  });
}

function parseJson(line: string, location: SourceLocation): unknown {
  try {
    return parseShallowJson(line);
  } catch {
    throw badAnalysis(location, 'a sentence as JSON on a line of its own', quote(line));
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Context {
  readonly location: SourceLocation;
  /** Of the sentence, where it has a text. */
  readonly characters: readonly string[] | undefined;
  /** How many tokens there are. */
  readonly length: number;
}

function readToken(token: Fields, at: number, { location, characters, length }: Context): GivenToken {
  const { head = at } = token;
  if (typeof head !== 'number' || !Number.isInteger(head) || head < 0 || head >= length) {
    const found = `${JSON.stringify(head)} at token ${at}`;
    throw badAnalysis(location, `as "head" the index of a token, from 0 to ${length - 1}`, found);
  }
  const label = (key: string, otherwise = ''): string => {
    const { [key]: value = otherwise } = token;
    if (typeof value === 'string') return value;
    throw badAnalysis(location, `a text as ${JSON.stringify(key)}`, `${JSON.stringify(value)} at token ${at}`);
  };
  const { start, end } = token;
  const stretch =
    characters !== undefined && typeof start === 'number' && typeof end === 'number'
      ? characters.slice(start, end).join('')
      : '';
  const text = label('text', stretch);
  if (text === '') {
    const expected = 'a "text" for each token, or "start" and "end" of it in the "text" of the sentence';
    throw badAnalysis(location, expected, `neither at token ${at}`);
  }
  return {
    text,
    lemma: label('lemma', text.toLowerCase()),
    pos: label('pos'),
    tag: label('tag'),
    dep: label('dep'),
    head,
  };
}

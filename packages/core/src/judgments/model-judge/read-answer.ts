import { quote } from '../../error.js';
import { endOfString, parseShallowJson } from '../../text/parse-shallow-json.js';
import { describeField, type AnswerField, type AnswerValue } from './answer-fields.js';

/** The values in the order of the fields; or what is wrong with the answer, in words that the model can be told. */
export type ReadAnswer = { readonly values: readonly AnswerValue[] } | { readonly fault: string };

/**
 * Reads the first object of what a model wrote. Nothing is guessed: a field that is missing, that nobody asked for, or
 * that holds anything else than it may makes the whole answer invalid.
 */
export function readAnswer(content: string, fields: readonly AnswerField[]): ReadAnswer {
  const text = firstObject(content);
  if (text === undefined) {
    return { fault: content.trim() === '' ? 'it is empty' : `it has no whole JSON object: ${quote(content.trim())}` };
  }
  const members = parseMembers(text);
  if (members === undefined) return { fault: `it is not JSON: ${quote(text)}` };
  const missing = fields.find(({ name }) => !members.has(name));
  if (missing !== undefined) return { fault: `the field "${missing.name}" is missing` };
  const extra = [...members.keys()].find((name) => fields.every((field) => field.name !== name));
  if (extra !== undefined) return { fault: `it has a field ${quote(extra)}, which was not asked for` };
  // Parsing would silently take the last of them.
  const twice = fields.find(({ name }) => text.split(`"${name}"`).length > 2);
  if (twice !== undefined) return { fault: `the field "${twice.name}" is there twice` };
  const values: AnswerValue[] = [];
  for (const field of fields) {
    const value = members.get(field.name);
    if (!fits(value, field)) {
      return {
        fault: `the field "${field.name}" must be ${describeField(field)}, not ${quote(JSON.stringify(value))}`,
      };
    }
    values.push(value);
  }
  return { values };
}

function fits(value: unknown, field: AnswerField): value is AnswerValue {
  switch (field.kind) {
    case 'integer':
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most;
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value);
    case 'boolean':
      return typeof value === 'boolean';
  }
}

function parseMembers(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    return new Map(Object.entries(parseShallowJson(text) as object));
  } catch {
    return undefined;
  }
}

/** The text from the first brace to the one that closes it, past code fences and words around it. */
function firstObject(text: string): string | undefined {
  const start = text.indexOf('{');
  let depth = 0;
  for (let at = start; at >= 0 && at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}

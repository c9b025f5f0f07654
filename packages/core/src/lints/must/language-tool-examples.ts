import { SaxesParser } from 'saxes';
import { StetError, quote } from '../../error.js';
import type { Span } from '../../text/span.js';
import type { MustLine } from './must-line.js';

/** The examples of a file of LanguageTool's rules. */
export interface RuleExamples {
  readonly lines: readonly MustLine[];
  /** Examples of rules that are switched off, which say nothing of what users see. */
  readonly off: number;
}

/** An element that is open, as far as examples depend on it. */
interface OpenElement {
  readonly name: string;
  readonly id: string | undefined;
  readonly off: boolean;
}

interface OpenExample {
  readonly line: number;
  readonly attributes: Readonly<Partial<Record<string, string>>>;
  text: string;
  start: number | undefined;
  end: number | undefined;
}

/**
 * Reads the examples of LanguageTool's rules. One with a correction, or with `type="incorrect"`, must be flagged at its
 * marker and nowhere else, with these suggestions in this order; any other must pass, those of antipatterns too.
 * `type="triggers_error"` is a false alarm that the authors know of. Names that the file itself defines (entities) are
 * put in as they stand.
 */
export function parseRuleExamples(xml: string, file?: string): RuleExamples {
  const lines: MustLine[] = [];
  let off = 0;
  let number = 0;
  const open: OpenElement[] = [];
  let example: OpenExample | undefined;
  const parser = new SaxesParser({ xmlns: false, position: true });
  const ruleId = (): string | undefined => open.findLast(({ id }) => id !== undefined)?.id;
  parser.on('error', ({ message }) => {
    throw new StetError({
      code: 'BAD_MARKUP',
      file,
      line: parser.line,
      expected: "XML, such as LanguageTool's grammar.xml",
      found: quote(message.replace(/^\d+:\d+: /u, '')),
      remedy: 'Check that this is a file of rules, and that it is whole.',
    });
  });
  parser.on('doctype', (doctype) => {
    for (const [, name, quoted] of doctype.matchAll(ENTITY)) parser.ENTITIES[name] = quoted.slice(1, -1);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (example !== undefined) {
      if (name === 'marker') example.start ??= example.text.length;
    } else if (name === 'example') {
      example = { line: parser.line, attributes, text: '', start: undefined, end: undefined };
    }
    const isRule = name === 'rule' || name === 'rulegroup';
    const { default: state }: Readonly<Partial<Record<string, string>>> = attributes;
    // LanguageTool names the rules of a group by the group and their number in it.
    const group = ruleId();
    if (name === 'rulegroup') number = 0;
    const id = !isRule ? undefined : group === undefined ? attributes.id : `${group}[${++number}]`;
    open.push({ name, id, off: isRule && (state === 'off' || state === 'temp_off') });
  });
  parser.on('text', (piece) => {
    if (example !== undefined) example.text += piece.replace(/\s*\n\s*/gu, ' ');
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (example === undefined) return;
    if (name === 'marker') example.end = example.text.length;
    if (name !== 'example') return;
    if (open.some((element) => element.off)) off++;
    else lines.push(lineOf(example, ruleId(), file));
    example = undefined;
  });
  parser.write(xml).close();
  return { lines, off };
}

/** Of an internal subset: `<!ENTITY months "January|February">`. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+("[^"]*"|'[^']*')\s*>/gu;

function lineOf(
  { line, attributes, text, start, end }: OpenExample,
  rule: string | undefined,
  file: string | undefined,
): MustLine {
  const { type, correction } = attributes;
  const common = { text, ...(rule === undefined ? {} : { rule }), file, line };
  if (type === 'triggers_error') return { must: 'pass', ...common, known: true };
  if (correction === undefined && type !== 'incorrect') return { must: 'pass', ...common };
  const marker: Span | undefined = start === undefined ? undefined : { start, end: end ?? text.length };
  return {
    must: 'flag',
    ...common,
    ...(marker === undefined ? {} : { marker }),
    ...(correction === undefined ? {} : { suggestions: correction === '' ? [] : correction.split('|') }),
  };
}

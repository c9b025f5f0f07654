import { annotatorsOf } from '../corpus/annotators.js';
import { inOrder, type Edit, type Sentence } from '../corpus/edit.js';
import { parseColumnAnnotations } from '../corpus/columns/parse-annotations.js';
import { parseColumns } from '../corpus/columns/parse.js';
import { parseHoo } from '../corpus/hoo/parse.js';
import { parseIMeasure } from '../corpus/i-measure/parse.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { parseNucle } from '../corpus/nucle/parse.js';
import { essaysToM2 } from '../corpus/nucle/to-m2.js';
import { parsePlainText } from '../corpus/plain-text.js';
import { StetError, type StetErrorDetails } from '../error.js';
import { splitLines } from '../text/lines.js';
import { tokenise } from '../text/white-space.js';
import { detectFormat, type Format } from './formats.js';
import type { InputText } from './read.js';

/** What is known about a file after reading it. */
export interface Validation {
  readonly file: string;
  readonly format: Format;
  /** What there is, e.g. `1,312 sentences`. */
  readonly summary: string;
  /** What stops other commands from using the file. */
  readonly errors: readonly StetErrorDetails[];
  /** What can be used, and may not be meant. */
  readonly warnings: readonly string[];
}

/** Names the format of a text and lists every problem. */
export function validate(input: InputText): Validation {
  const format = detectFormat(input.text);
  const { summary, errors = [], warnings = [] } = validators[format](input);
  return { file: input.file, format, summary, errors, warnings };
}

interface Findings {
  readonly summary: string;
  readonly errors?: readonly StetErrorDetails[];
  readonly warnings?: readonly string[];
}

const validators: Readonly<Record<Format, (input: InputText) => Findings>> = {
  m2: validateM2,
  'i-measure': (input) =>
    attempt(() => {
      const sentences = parseIMeasure(input.text, input).flatMap((script) => script.sentences);
      return { summary: `${sentences.length} sentences` };
    }),
  nucle: (input) =>
    attempt(() => {
      const essays = parseNucle(input.text, input);
      const mistakes = essays.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.mistakes));
      const { notes } = essaysToM2(essays);
      return {
        summary: `${essays.length} documents, ${mistakes.length} mistakes`,
        warnings: notes.map(
          ({ document, paragraph, reason, mistake }) =>
            `document ${document}, paragraph ${paragraph}, ${mistake.type} at ${mistake.startOffset}: ${reason}`,
        ),
      };
    }),
  hoo: (input) => attempt(() => ({ summary: `${parseHoo(input.text, input).length} edits` })),
  columns: (input) =>
    attempt(() =>
      input.text.trimStart().startsWith('<')
        ? { summary: `edits of ${parseColumnAnnotations(input.text, input).length} sentences` }
        : { summary: `${parseColumns(input.text, input).length} sentences` },
    ),
  parallel: ({ text }) => {
    const lines = parsePlainText(text);
    const empty = lines.flatMap((line, at) => (line === '' ? [`line ${at + 1} is empty`] : []));
    return { summary: `${lines.length} lines of text`, warnings: empty };
  },
};

function attempt(read: () => Findings): Findings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StetError)) throw error;
    return { summary: 'not readable', errors: [error.toJSON()] };
  }
}

/** Each block is read by itself, so that one that is wrong does not hide the next. */
function validateM2({ file, text }: InputText): Findings {
  const lines = splitLines(text);
  const errors: StetErrorDetails[] = [];
  const warnings: string[] = [];
  const sentences: Sentence[] = [];
  for (let start = 0; start < lines.length; start++) {
    if (lines[start].trim() === '') continue;
    let end = start;
    while (end < lines.length && lines[end].trim() !== '') end++;
    try {
      const own = parseM2(lines.slice(start, end).join('\n'), { file }).flatMap(sentencesOf);
      warnings.push(...own.flatMap((sentence) => warningsOf(sentence).map((what) => `line ${start + 1}: ${what}`)));
      sentences.push(...own);
    } catch (error) {
      if (!(error instanceof StetError)) throw error;
      errors.push({ ...error.toJSON(), line: start + (error.line ?? 1) });
    }
    start = end;
  }
  const annotators = annotatorsOf(sentences);
  const edits = sentences.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.edits));
  const summary = `${sentences.length} sentences, ${edits.length} edits by annotators ${annotators.join(', ')}`;
  return { summary, errors, warnings };
}

function warningsOf({ source, annotations }: Sentence): string[] {
  const tokens = tokenise(source);
  return annotations.flatMap(({ annotator, edits }) => {
    const say = (what: string): string => `annotator ${annotator}: ${what}`;
    const sorted = inOrder(edits);
    const changesNothing = ({ start, end, corrections }: Edit): boolean =>
      corrections.includes(tokens.slice(start, end).join(' ')) && (start < end || corrections.includes(''));
    return [
      ...(sorted === edits ? [] : [say('edits are not in the order of the sentence')]),
      ...sorted.slice(1).flatMap((edit, at) => {
        const { start, end } = sorted[at];
        if (edit.start === start && edit.end === end && start < end) return [say(`two edits of ${start} to ${end}`)];
        return edit.start < end ? [say(`edits of ${start} to ${end} and ${edit.start} to ${edit.end} overlap`)] : [];
      }),
      ...edits
        .filter(changesNothing)
        .map(({ start, end }) => say(`the edit of ${start} to ${end} may change nothing; no system can match it`)),
      ...edits
        .filter(({ corrections }) => corrections.some((text) => tokenise(text).join(' ') !== text))
        .map(({ start, end }) => say(`the edit of ${start} to ${end} has irregular blanks; no system can match it`)),
    ];
  });
}

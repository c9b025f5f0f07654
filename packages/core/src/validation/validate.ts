import { StetError, quote } from '../error.js';
import { surestFormat, titleList } from '../formats/certainty.js';
import type { CorpusFormat, Findings, InputText } from '../formats/corpus-format.js';
import { corpusFormats } from '../formats/corpus-formats.js';
import { parallel } from '../formats/parallel.js';
import { readFed } from '../formats/read-annotated.js';
import type { JudgmentFormat } from '../judgments/formats/judgment-format.js';
import { judgmentFormats } from '../judgments/formats/judgment-formats.js';
import { counted } from '../text/counted.js';
import { splitLines } from '../text/lines.js';
import { otherFiles, type OtherFile } from './other-files.js';
import { isPlausibleText } from './plausible-text.js';

/** What validating a file found out. */
export interface Validation extends Required<Findings> {
  readonly file: string;
  /** The name of the format; `title` is what people call it. */
  readonly format: string;
  readonly title: string;
}

type AnyFormat = CorpusFormat | JudgmentFormat | OtherFile;

/** Any text could be plain text, so that is asked last. */
const tellingFormats: readonly AnyFormat[] = [
  ...corpusFormats.filter((format) => format !== parallel),
  ...judgmentFormats,
  ...otherFiles,
];

/** Detects what a text is, of all that Stet reads, and lists every problem. What nobody can name is an error. */
export function validate(input: InputText): Validation {
  const { file, text } = input;
  const format = surestFormat(tellingFormats, text, file, 'likely') ?? (isPlausibleText(text) ? parallel : undefined);
  if (format === undefined) {
    return { file, format: 'unknown', title: 'unknown format', summary: 'not read', ...unknown(input), warnings: [] };
  }
  const { summary, errors = [], warnings = [] } = inspect(format, input);
  return { file, format: format.name, title: format.title, summary, errors, warnings };
}

function inspect(format: AnyFormat, input: InputText): Findings {
  const { file, text } = input;
  try {
    if ('parse' in format) {
      if (format.inspect !== undefined) return format.inspect(input);
      const rankings = format.parse(text, { file });
      const judges = new Set(rankings.map(({ judge }) => judge)).size;
      return { summary: `${counted(rankings.length, 'judgment')} by ${counted(judges, 'judge')}` };
    }
    if (!('feed' in format)) return format.inspect(input);
    return format.inspect?.(input) ?? { summary: `${readFed(format, text, { file }).length} sentences` };
  } catch (error) {
    if (!(error instanceof StetError)) throw error;
    return { summary: 'not readable', errors: [error.toJSON()] };
  }
}

function unknown({ file, text }: InputText): Pick<Validation, 'errors'> {
  const [line = ''] = splitLines(text.trimStart());
  const error = new StetError({
    code: 'UNKNOWN_FORMAT',
    file,
    line: 1,
    expected: `a file that Stet reads: ${titleList([...tellingFormats, parallel])}`,
    found: quote(line),
    remedy: 'Check that this is the file you mean.',
  });
  return { errors: [error.toJSON()] };
}

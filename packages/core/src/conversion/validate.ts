import { StetError } from '../error.js';
import { surestFormat } from '../formats/certainty.js';
import type { CorpusFormat, Findings, InputText } from '../formats/corpus-format.js';
import { corpusFormats } from '../formats/corpus-formats.js';
import { parallel } from '../formats/parallel.js';
import { readFed } from '../formats/read-annotated.js';
import type { JudgmentFormat } from '../judgments/formats/judgment-format.js';
import { judgmentFormats } from '../judgments/formats/judgment-formats.js';

/** What validating a file found out. */
export interface Validation extends Required<Findings> {
  readonly file: string;
  /** The name of the format; `title` is what people call it. */
  readonly format: string;
  readonly title: string;
}

type AnyFormat = CorpusFormat | JudgmentFormat;

/** Detects the format of a text, be it annotated text or judgments, and lists every problem. */
export function validate(input: InputText): Validation {
  const { file, text } = input;
  const format = surestFormat<AnyFormat>([...corpusFormats, ...judgmentFormats], text, file) ?? parallel;
  const { summary, errors = [], warnings = [] } = inspect(format, input);
  return { file, format: format.name, title: format.title, summary, errors, warnings };
}

function inspect(format: AnyFormat, input: InputText): Findings {
  const { file, text } = input;
  try {
    if (!('parse' in format)) {
      return format.inspect?.(input) ?? { summary: `${readFed(format, text, { file }).length} sentences` };
    }
    const rankings = format.parse(text, { file });
    return { summary: `${rankings.length} rankings by ${new Set(rankings.map(({ judge }) => judge)).size} judges` };
  } catch (error) {
    if (!(error instanceof StetError)) throw error;
    return { summary: 'not readable', errors: [error.toJSON()] };
  }
}

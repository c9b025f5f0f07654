import { markedEdits, type Verdict } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';
import type { ShownItem } from '../../shown-item.js';

/** How pages show a verdict: never by colour alone. */
export const SHOWN_VERDICTS: Readonly<Record<Verdict, { readonly sign: string; readonly key: string }>> = {
  right: { sign: '✓', key: 'r' },
  wrong: { sign: '✗', key: 'w' },
  unnecessary: { sign: '○', key: 'u' },
};

/** The edits of each output without verdicts, and no errors marked. */
export function withoutVerdicts({ source, outputs }: Pick<ShownItem, 'source' | 'outputs'>): AnswerDetails {
  return {
    outputs: outputs.map((output) => ({
      edits: markedEdits(source, output).map((edit) => ({ ...edit, verdict: null })),
    })),
    missed: [],
  };
}

/** An edit by its output and its place among the edits of that. */
export interface EditPlace {
  readonly output: number;
  readonly edit: number;
}

/** The first edit without a verdict, from an output on and then from the first; undefined where all have one. */
export function firstUnjudged({ outputs }: AnswerDetails, from: number): EditPlace | undefined {
  for (let step = 0; step < outputs.length; step++) {
    const output = (from + step) % outputs.length;
    const edit = outputs[output].edits?.findIndex(({ verdict }) => verdict === null) ?? -1;
    if (edit !== -1) return { output, edit };
  }
  return undefined;
}

export function withVerdict(details: AnswerDetails, { output, edit }: EditPlace, verdict: Verdict): AnswerDetails {
  const { edits = [], ...rest } = details.outputs[output];
  return {
    ...details,
    outputs: details.outputs.with(output, { ...rest, edits: edits.with(edit, { ...edits[edit], verdict }) }),
  };
}

/** The verdict that a key gives. */
export function verdictOf(key: string): Verdict | undefined {
  const verdicts = Object.keys(SHOWN_VERDICTS) as Verdict[];
  return verdicts.find((verdict) => SHOWN_VERDICTS[verdict].key === key.toLowerCase());
}

/** How many edits have a verdict, and how many there are. */
export function countVerdicts({ outputs }: AnswerDetails): { readonly judged: number; readonly all: number } {
  const edits = outputs.flatMap((output) => output.edits ?? []);
  return { judged: edits.filter(({ verdict }) => verdict !== null).length, all: edits.length };
}

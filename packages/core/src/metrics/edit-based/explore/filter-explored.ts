import { hasOutcome, hasType, type ExploredOutput, type ExploredSentence, type Outcome } from './explored-sentence.js';

/** Which sentences to show; what is absent or empty lets all pass. */
export interface ExploredFilter {
  /** The systems that are looked at. */
  readonly systems?: readonly string[];
  /** Text of the source, of an output, or of a correction; capitals do not matter. */
  readonly search?: string;
  /** Error types, any one of them. */
  readonly types?: readonly string[];
  /** Outcomes, any one of them; with types, of an edit of such a type. */
  readonly outcomes?: readonly Outcome[];
  /** Only sentences for which the systems wrote different text. */
  readonly differ?: boolean;
}

/** The sentences that pass, in their order, each with the outputs of the systems that are looked at. */
export function filterExplored(sentences: readonly ExploredSentence[], filter: ExploredFilter): ExploredSentence[] {
  const { systems = [], search = '', differ = false } = filter;
  const wanted = plain(search);
  const passed: ExploredSentence[] = [];
  for (const sentence of sentences) {
    const outputs =
      systems.length === 0
        ? sentence.outputs
        : systems.flatMap((name) => sentence.outputs.find(({ system }) => system === name) ?? []);
    if (differ && !outputsDiffer(outputs)) continue;
    if (!outputs.some((output) => passes(output, filter)) && asksOfEdits(filter)) continue;
    if (wanted !== '' && !holds(sentence.source, outputs, wanted)) continue;
    passed.push(outputs === sentence.outputs ? sentence : { ...sentence, outputs });
  }
  return passed;
}

/** True when the systems wrote different text. */
export function outputsDiffer(outputs: readonly { readonly hypothesis: string }[]): boolean {
  return outputs.some(({ hypothesis }) => hypothesis !== outputs[0].hypothesis);
}

const asksOfEdits = ({ types = [], outcomes = [] }: ExploredFilter): boolean => types.length + outcomes.length > 0;

function passes(output: ExploredOutput, { types = [], outcomes = [] }: ExploredFilter): boolean {
  if (outcomes.length === 0) return hasType(output, types);
  return outcomes.some((outcome) => hasOutcome(output, outcome, types));
}

function holds(source: string, outputs: readonly ExploredOutput[], wanted: string): boolean {
  const has = (text: string): boolean => plain(text).includes(wanted);
  return (
    has(source) ||
    outputs.some(
      ({ hypothesis, marks }) =>
        has(hypothesis) || marks.some(({ corrections, wanted = [] }) => [...corrections, ...wanted].some(has)),
    )
  );
}

/** Text as it is compared: in small letters, composed, with single blanks. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

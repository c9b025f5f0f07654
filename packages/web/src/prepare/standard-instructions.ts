import type { Protocol } from '@stet/server';

const GOOD =
  'A good correction is grammatical and fluent, keeps what the writer meant, and changes no more than it must. A sentence that needs no change is best left alone.';
const CONTEXT = 'Use the sentences around it only to understand what is meant.';

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** What judges are told unless the organiser says otherwise, by protocol. */
export const STANDARD_INSTRUCTIONS: Readonly<Record<Protocol['kind'], string>> = {
  ranking: paragraphs(
    'Rank the corrections of each sentence from best to worst.',
    GOOD,
    `Equally good corrections share a rank. ${CONTEXT}`,
  ),
  pairwise: paragraphs(
    'Say which of the two corrections of each sentence is better.',
    GOOD,
    `If neither is better, say that they are equal. ${CONTEXT}`,
  ),
  edits: paragraphs(
    'Say of each change whether it is right, then rank the corrections of the sentence from best to worst.',
    GOOD,
    `Equally good corrections share a rank. ${CONTEXT}`,
  ),
  direct: paragraphs(
    'Score each correction of a sentence from 0 to 100 on each scale.',
    GOOD,
    `Judge each correction by itself, and each scale by itself; equally good corrections get the same score. ${CONTEXT}`,
  ),
};

/** The instructions to show: standard ones follow the protocol, what somebody wrote stays. */
export function instructionsFor(written: string, { kind }: Pick<Protocol, 'kind'>): string {
  return Object.values(STANDARD_INSTRUCTIONS).includes(written) ? STANDARD_INSTRUCTIONS[kind] : written;
}

import { essayBasis, parsePlainText, type WholeCorpus } from '@stet/core/internal';

/** An essay of a gold with its references; null where one is missing. */
export interface GoldEssay {
  readonly id: string;
  readonly source: string;
  readonly references: readonly (string | null)[];
}

/** A gold of essays as it is stored: documents in JSON Lines, where golds of sentences are M2. */
export function printEssayGold(essays: readonly GoldEssay[]): string {
  return essays.map(({ id, source, references }) => `${JSON.stringify({ id, source, references })}\n`).join('');
}

/** Whether a stored gold is of essays: no line of M2 begins like JSON. */
export function isEssayGold(content: string): boolean {
  return content.startsWith('{');
}

/** The essays of a stored gold. */
export function essaysOfGold(content: string): GoldEssay[] {
  return parsePlainText(content).map((line) => JSON.parse(line) as GoldEssay);
}

/** A stored gold of essays and what a system made of them, a line each, as `stet score` compares essays. */
export function essayGoldCorpus(content: string, name: string, output: string): WholeCorpus {
  const essays = essaysOfGold(content).map(({ source, references }) => ({
    text: source,
    references: references.map((text) => text ?? undefined),
  }));
  return {
    basis: 'the gold',
    ...essayBasis(essays),
    outputs: [{ name, file: name, lines: parsePlainText(output), edits: undefined }],
  };
}

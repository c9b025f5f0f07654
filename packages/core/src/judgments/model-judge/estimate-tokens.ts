import type { ChatMessage } from './question.js';

/** Tokens that a question takes, roughly: models cut text in different ways. */
export interface TokenEstimate {
  readonly input: number;
  readonly output: number;
  readonly total: number;
}

/** So many questions are asked without asking somebody first. */
export const FEW_CALLS = 1000;

/** Of English, a token is about four characters; other languages take more. */
const CHARACTERS = 4;
const OUTPUT_OF_FIELD = 8;

export function estimateTokens(messages: readonly ChatMessage[], fields: number): TokenEstimate {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const input = Math.ceil(characters / CHARACTERS);
  const output = OUTPUT_OF_FIELD * fields;
  return { input, output, total: input + output };
}

import type { AnswerField } from './answer-fields.js';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A question to a model, and what the answer must hold. */
export interface JudgeQuestion {
  /** The index of the item. */
  readonly item: number;
  /** The outputs of the item, by their index, in the order in which they are shown. */
  readonly shown: readonly number[];
  /** 1 where the outputs are shown the other way round. */
  readonly reversed: 0 | 1;
  readonly repetition: number;
  readonly messages: readonly ChatMessage[];
  readonly fields: readonly AnswerField[];
}

/** A question, and the sentence it is about, for messages. */
export interface PlacedQuestion extends JudgeQuestion {
  /** Counted from 0. */
  readonly sentence: number;
  readonly source: string;
}

/** The messages that ask once more, after an answer with a fault. */
export function askedAgain(messages: readonly ChatMessage[], content: string, fault: string): ChatMessage[] {
  return [
    ...messages,
    // Servers refuse a message that says nothing.
    ...(content.trim() === '' ? [] : [{ role: 'assistant' as const, content }]),
    {
      role: 'user',
      content: `Your answer cannot be used: ${fault}. Answer again, with the JSON object asked for and nothing else.`,
    },
  ];
}

import type { Protocol } from '@stet/server';
import { prepare as english } from '../language/en/prepare.js';
import { words } from '../language/words.js';

type Kind = Protocol['kind'];

/** What judges are told unless the organiser says otherwise, by protocol; kept in English, whoever reads it. */
export const STANDARD_INSTRUCTIONS: Readonly<Record<Kind, string>> = english.standardInstructions;

const KINDS = Object.keys(STANDARD_INSTRUCTIONS) as readonly Kind[];

/** The instructions to keep: standard ones follow the protocol, what somebody wrote stays. */
export function instructionsFor(written: string, { kind }: Pick<Protocol, 'kind'>): string {
  return KINDS.some((other) => STANDARD_INSTRUCTIONS[other] === written) ? STANDARD_INSTRUCTIONS[kind] : written;
}

/** The instructions to show: standard ones in the language of the page, what somebody wrote as it is. */
export function spokenInstructions(kept: string): string {
  const kind = KINDS.find((candidate) => STANDARD_INSTRUCTIONS[candidate] === kept);
  return kind === undefined ? kept : words().prepare.standardInstructions[kind];
}

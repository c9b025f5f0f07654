import { EMPTY_INPUT } from '../empty-input.js';
import type { PlaygroundInput } from '../playground-input.js';

/** What somebody has who has no gold: sentences, what a system made of them, and how they should be. */
export const plainText: PlaygroundInput = {
  ...EMPTY_INPUT,
  source: { name: 'source', text: 'She go to school every days .\nI has two cats .\nThe weather are nice today .\n' },
  references: [
    { name: 'reference-1', text: 'She goes to school every day .\nI have two cats .\nThe weather is nice today .\n' },
  ],
  systems: [
    { name: 'system-1', text: 'She goes to school every days .\nI have two cats .\nThe weather are nice today .\n' },
  ],
};

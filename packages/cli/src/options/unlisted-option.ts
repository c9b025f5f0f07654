import type { Option } from 'commander';
import { unlistedRules } from '@stet/core/internal';
import { choiceOption } from './command-options.js';

/** What a sentence says of an annotator whom it does not list, for commands that look at annotators one by one. */
export function unlistedOption(): Option {
  return choiceOption(
    '--unlisted <name>',
    'an annotator whom a sentence does not list: skip the sentence, or take the first listed, as CoNLL-2014 does',
    unlistedRules,
  );
}

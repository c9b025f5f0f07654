import { strictOriginalOption } from '../options/common-options.js';
import { flagOption, optionalCount } from '../options/option.js';

/** How edits are compared with those of annotators, for every metric that does. */
export const annotationOptions = {
  annotator: optionalCount({
    help: 'score against this annotator alone',
    absent: 'best',
  }),
  ignoreWhitespaceCasing: flagOption({
    help: 'do not count edits that change only blanks and capitals',
    signatureKey: 'case',
    signatureWords: ['exact', 'ignored'],
  }),
  levels: flagOption({
    help: 'also score detection and recognition, with and without the bonus',
    matters: false,
  }),
  strictOriginal: strictOriginalOption,
};

import { StetError } from '../../error.js';

export function tooLong(...lengths: readonly number[]): StetError {
  return new StetError({
    code: 'SENTENCE_TOO_LONG',
    expected: 'sentences short enough, or alike enough, to align in memory',
    found: `${lengths.join(' and ')} tokens`,
    remedy: 'Split the text into sentences, one a line.',
  });
}

import { quote, tokenise, type Sentence } from '@stet/core/internal';
import { NodeError } from '@stet/node';

/** Whitespace does not matter, since edits refer to tokens. */
export function checkSameSentences(sources: readonly string[], gold: readonly Sentence[], file: string): void {
  const plain = (text: string | undefined): string | undefined => text && tokenise(text).join(' ');
  const length = Math.max(sources.length, gold.length);
  for (let at = 0; at < length; at++) {
    const [source, annotated] = [sources.at(at), gold.at(at)?.source];
    if (source !== undefined && plain(source) === plain(annotated)) continue;
    throw new NodeError({
      code: 'SOURCES_DIFFER',
      file,
      expected: `the same ${sources.length} sentences in source and gold; as number ${at + 1} ${quote(source ?? 'none')}`,
      found: `${gold.length} in the gold, and as number ${at + 1} ${quote(annotated ?? 'none')}`,
      remedy: 'Give source and gold of the same sentences, in the same order.',
    });
  }
}

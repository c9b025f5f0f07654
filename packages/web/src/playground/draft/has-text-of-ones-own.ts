import { EXAMPLE_INPUT } from '../example.js';
import { isBlank, type NamedText, type PlaygroundInput } from '../playground-input.js';

/** Whether the page holds text that would be lost if it were replaced: any but that of the example. */
export function hasTextOfOnesOwn(input: PlaygroundInput): boolean {
  const texts = textsOf(input);
  return texts.length > 0 && JSON.stringify(texts) !== JSON.stringify(textsOf(EXAMPLE_INPUT));
}

function textsOf({ gold, source, references, systems }: PlaygroundInput): NamedText[] {
  return [gold, source, ...references, ...systems].filter((text) => !isBlank(text));
}

import type { ExploredSentence } from '@stet/core/internal';

/** Merges the sentences of several systems into one list: each sentence with every system's output, by system name. */
export function mergeSystems(
  systems: readonly { readonly name: string; readonly sentences: readonly ExploredSentence[] }[],
): ExploredSentence[] {
  const [first] = systems;
  return first.sentences.map(({ sentence, source }, at) => ({
    sentence,
    source,
    outputs: systems.flatMap(({ name, sentences }) =>
      sentences[at].outputs.slice(0, 1).map((output) => ({ ...output, system: name })),
    ),
  }));
}

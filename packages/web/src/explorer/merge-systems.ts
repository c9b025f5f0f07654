import type { ExploredSentence } from '@stet/core/internal';

/** The sentences of several systems as one list: each sentence with the output of each, under the name it goes by. */
export function mergeSystems(
  systems: readonly { readonly name: string; readonly sentences: readonly ExploredSentence[] }[],
): ExploredSentence[] {
  const [first] = systems;
  return first.sentences.map(({ sentence, source }, at) => ({
    ...{ sentence, source },
    outputs: systems.flatMap(({ name, sentences }) =>
      sentences[at].outputs.slice(0, 1).map((output) => ({ ...output, system: name })),
    ),
  }));
}

import { TAGS, tagNumber } from '../tagger/tags.js';

const [JJR, JJS, RBR, RBS] = ['JJR', 'JJS', 'RBR', 'RBS'].map(tagNumber);
const isAdjective = (tag: number): boolean => TAGS[tag].startsWith('JJ');
const isNoun = (tag: number): boolean => TAGS[tag].startsWith('NN');

/**
 * The tag of `more` and `most`: an adverb before an adjective that no noun follows, `more big`, for then there is nothing else
 * that they could belong to.
 */
export function tagOfMore(tags: Uint8Array, at: number): number {
  const tag = tags[at];
  if ((tag !== JJR && tag !== JJS) || at + 1 === tags.length || !isAdjective(tags[at + 1])) return tag;
  let next = at + 1;
  while (next < tags.length && isAdjective(tags[next])) next++;
  if (next < tags.length && isNoun(tags[next])) return tag;
  return tag === JJR ? RBR : RBS;
}

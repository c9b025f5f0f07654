// A retext pipeline for tests: repeated words, and articles before vowels.
import { retext } from 'retext';
import retextRepeatedWords from 'retext-repeated-words';

const NOT_A_VOWEL = /^(?:uni|use|eu|one)/iu;
const NOTHING = /^$/u;

/** Complains about `a` before a vowel. `a university` is right, unless the rule forgets its exceptions. */
function articlesBeforeVowels({ isBroken }) {
  const exceptions = isBroken ? NOTHING : NOT_A_VOWEL;
  return (_tree, file) => {
    for (const { index, 0: found, groups } of String(file).matchAll(/\ba (?<next>[aeiou]\w*)/giu)) {
      if (exceptions.test(groups.next)) continue;
      const article = found.startsWith('A') ? 'An' : 'an';
      const start = { line: 1, column: index + 1, offset: index };
      const end = { line: 1, column: index + 2, offset: index + 1 };
      const message = file.message(`Expected \`${article}\` before \`${groups.next}\``, {
        place: { start, end },
        source: 'articles',
        ruleId: 'vowel',
      });
      message.actual = found.slice(0, 1);
      message.expected = [article];
    }
  };
}

export const rules = ['articles', 'retext-repeated-words'];

export function articlesPipeline({ isBroken }) {
  return retext().use(retextRepeatedWords).use(articlesBeforeVowels, { isBroken });
}

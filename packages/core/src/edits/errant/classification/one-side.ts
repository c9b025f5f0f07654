import type { AnalysedToken } from '../../../text/analysis/analyser.js';
import { isAuxiliary, typeOfDependencies } from './dependency.js';
import { isContraction, isWord } from './english-words.js';
import { areVerbsWithParticles, typeOfCategories } from './tag-category.js';

/** What is missing or unnecessary: the type without its operation. */
export function categoryOfOneSide(tokens: readonly AnalysedToken[]): string {
  if (tokens.length === 1) {
    const [token] = tokens;
    if (token.tag === 'POS') return 'NOUN:POSS';
    if (isContraction(token)) return 'CONTR';
    if (isWord(token, 'to') && token.pos === 'PART' && token.dep !== 'prep') return 'VERB:FORM';
  }
  if (tokens.every(isAuxiliary)) return 'VERB:TENSE';
  return typeOfCategories(tokens) ?? typeOfDependencies(tokens) ?? (areVerbsWithParticles(tokens) ? 'VERB' : 'OTHER');
}

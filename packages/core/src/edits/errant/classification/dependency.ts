import type { AnalysedToken, Analysis } from '../../../text/analysis/analyser.js';

/** Dependency labels that stand for a part of speech. */
const TYPE_OF_LABEL: ReadonlyMap<string, string> = new Map([
  ['acomp', 'ADJ'],
  ['amod', 'ADJ'],
  ['advmod', 'ADV'],
  ['det', 'DET'],
  ['prep', 'PREP'],
  ['prt', 'PART'],
  ['punct', 'PUNCT'],
]);

/** The error type that the label of all tokens stands for. */
export function typeOfDependencies(tokens: readonly AnalysedToken[]): string | undefined {
  const { dep } = tokens[0];
  return tokens.every((token) => token.dep === dep) ? TYPE_OF_LABEL.get(dep) : undefined;
}

export const isAuxiliary = ({ dep }: AnalysedToken): boolean => dep === 'aux' || dep === 'auxpass';

/** Broader than `isAuxiliary`: any label that starts so. */
export const isAuxiliaryLike = ({ dep }: AnalysedToken): boolean => dep.startsWith('aux');

/** True when an auxiliary comes before both tokens, so that they cannot be wrong in tense or agreement. */
export function followAuxiliaries(source: Analysis, at: number, corrected: Analysis, to: number): boolean {
  if (isAuxiliaryLike(source[at]) && isAuxiliaryLike(corrected[to])) {
    return isNotFirstAuxiliary(source, at) && isNotFirstAuxiliary(corrected, to);
  }
  return hasAuxiliary(source, at) && hasAuxiliary(corrected, to);
}

/** True when the first auxiliary of the token's verb is another word. */
function isNotFirstAuxiliary(sentence: Analysis, at: number): boolean {
  const { head, text } = sentence[at];
  const first = sentence.find((token, index) => isChild(token, index, head) && isAuxiliaryLike(token));
  return first !== undefined && first.text !== text;
}

const hasAuxiliary = (sentence: Analysis, at: number): boolean =>
  sentence.some((token, index) => isChild(token, index, at) && isAuxiliary(token));

/** A root is its own head, but not its own child. */
const isChild = ({ head }: AnalysedToken, index: number, parent: number): boolean =>
  head === parent && index !== parent;

import { plainSentence, type Annotation, type Sentence } from './edit.js';

/** True where nobody can say what the writer meant (`NA`). */
export function isUnannotatable({ unedited }: Annotation): boolean {
  return unedited === 'NA';
}

/** True for a sentence that nobody can correct. */
export function isUnanswered({ annotations }: Pick<Sentence, 'annotations'>): boolean {
  return annotations.length > 0 && annotations.every(isUnannotatable);
}

/** The sentence without those who cannot correct it, where others can. */
export function answeredSentence(sentence: Sentence): Sentence {
  const { annotations } = sentence;
  if (!annotations.some(isUnannotatable)) return sentence;
  const answers = annotations.filter((annotation) => !isUnannotatable(annotation));
  return answers.length === 0 ? sentence : { ...plainSentence(sentence), annotations: answers };
}

import { answeredSentence, isUnannotatable, isUnanswered } from '../corpus/unannotatable.js';
import type { Segment } from './metric.js';
import type { Notice } from './notice.js';

/**
 * The segment as every metric sees it: a sentence that nobody can correct (`NA`) has no words, so that it adds nothing;
 * where some can, only they are asked.
 */
export function answeredSegment(segment: Segment): Segment {
  const { sentence } = segment;
  if (!sentence.annotations.some(isUnannotatable)) return segment;
  if (!isUnanswered(sentence)) {
    return { sentence: answeredSentence(sentence), hypothesis: segment.hypothesis, edits: segment.edits };
  }
  const { annotations, references } = sentence;
  const empty = references === undefined ? {} : { references: references.map(() => '') };
  return { sentence: { source: '', annotations, ...empty }, hypothesis: '' };
}

/** Says how many sentences do not count, since nobody can correct them, and what the metric itself has to say. */
export function noticeLeftOut(own: Notice | undefined): Notice {
  return {
    count: (sentence) => [isUnanswered(sentence) ? 1 : 0, ...(own?.count(answeredSentence(sentence)) ?? [])],
    text: ([unanswered = 0, ...sums]) => {
      const ownText = own?.text(sums);
      if (unanswered === 0) return ownText;
      return ownText === undefined ? leftOutText(unanswered) : `${leftOutText(unanswered)} ${ownText}`;
    },
  };
}

function leftOutText(sentences: number): string {
  return sentences === 1
    ? '1 sentence that nobody can correct (NA) does not count.'
    : `${sentences} sentences that nobody can correct (NA) do not count.`;
}

/** The number that a file gives the first sentence. */
export type FirstSentence = 0 | 1;

/**
 * Rows of five systems count sentences from 1, as WMT does; the published rows of two (Napoles et al. 2015,
 * Chollampatt & Ng 2018) count from 0.
 */
export function usualFirstSentence(slots: number): FirstSentence {
  return slots === 2 ? 0 : 1;
}

const LATER = 'A few such items will come, without a word, to tell who reads carefully. They count in no ranking.';

/** What a judge is told after the attention check that ends practice; pages know it by these very words. */
export const CHECK_WORDS = {
  noticed: `This was an attention check, and you noticed: one of the two is the other with words missing and out of place. ${LATER}`,
  missed: `This was an attention check: one of the two is the other with words missing and out of place, so that it cannot be as good. Read each output to its end. ${LATER}`,
};

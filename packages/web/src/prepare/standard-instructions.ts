/** What judges are told unless the organiser says otherwise. */
export const STANDARD_INSTRUCTIONS = `Rank the corrections of each sentence from best to worst.

A good correction is grammatical and fluent, keeps what the writer meant, and changes no more than it must. A sentence that needs no change is best left alone.

Equally good corrections share a rank. Use the sentences around it only to understand what is meant.`;

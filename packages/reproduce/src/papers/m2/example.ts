/** The running example of the paper (section 1). */
export const SOURCE = 'Our baseline system feeds word into PB-SMT pipeline .';
export const HYPOTHESIS = 'Our baseline system feeds a word into PB-SMT pipeline .';
/** The gold edit: `word`, the fifth token, to either of these. */
export const GOLD = { start: 4, end: 5, corrections: ['a word', 'words'] };

import fc from 'fast-check';

/** Blanks of one, two and three bytes, ends of lines of all kinds, and what only looks like a blank. */
const ODDITIES = ['\t', '\v', '\u001c', '\u0085', '\u00a0', '\u1680', '\u180e', '\u2003', '\u2028', '\u202f', '\u3000'];
const LOOKALIKES = ['\u200b', '\ufeff', '\u0084', 'é', '日', '😀', '\u00e2', '\u2027', '\u205e'];

/** Characters of which texts are made that are hard to take apart. */
export const irregularCharacter = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', ' ', '|', '-', '1') },
  { weight: 1, arbitrary: fc.constantFrom(...ODDITIES, ...LOOKALIKES) },
);

/** A line of well-formed text with blanks of every kind in any place. */
export const irregularText = fc.string({ unit: irregularCharacter, maxLength: 24 });

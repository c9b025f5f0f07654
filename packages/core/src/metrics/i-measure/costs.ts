/** The costs of a pair of tokens in a column; a match costs nothing (Felice & Briscoe 2015, section 2.2). */
export const GAP = 2;
export const MISMATCH = 3;

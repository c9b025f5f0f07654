const MARKS = ['"', "'", "'s", "'t", '(', ')', ',', '-', '.', ':', '?'];

const WORDS = `
  a about after all also an and are as at be been but by can could first for from had has have he her his i if in
  into is it its last more new no not of on one or other out over people s said she so some than that the their
  there they this time to two up was we were what when which who will with would year years you
`;

/**
 * The words and marks that METEOR 1.5 counts as function words: those that make up more than a thousandth of
 * English text (Denkowski & Lavie 2011). 85 of its 93, which follow from its answers: see docs/metrics/meteor.md.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...MARKS, ...WORDS.trim().split(/\s+/u)]);

/** Decimal places in tables, as on the command line. */
export const DIGITS = 2;

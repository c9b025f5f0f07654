/** What may be done to texts before they are compared, by name. */
export const normalisations = ['none', 'nfc', 'nfd', 'alef-ya', 'no-punctuation'] as const;
export type Normalisation = (typeof normalisations)[number];

const STEPS: Readonly<Record<Exclude<Normalisation, 'no-punctuation'>, (text: string) => string>> = {
  none: (text) => text,
  nfc: (text) => text.normalize('NFC'),
  nfd: (text) => text.normalize('NFD'),
  // Alef with hamza or madda is plain alef, and alef maqsura is ya: most errors of Arabic learners are of these.
  'alef-ya': (text) => text.replaceAll(/[أإآ]/gu, 'ا').replaceAll('ى', 'ي'),
};

/** Changes letters as the steps say, one after the other. */
export function normaliser(steps: readonly Normalisation[]): (text: string) => string {
  const chosen = steps.filter((step) => step !== 'no-punctuation').map((step) => STEPS[step]);
  return (text) => chosen.reduce((changed, step) => step(changed), text);
}

const MARKS = /^\p{P}+$/u;

/** True for a token of marks alone. */
export function isPunctuation(token: string): boolean {
  return MARKS.test(token);
}

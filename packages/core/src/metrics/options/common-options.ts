import { countOption, flagOption, numberOption, type NumberOption } from './option.js';

/** Weight of recall against precision in F, which each metric has its own default for. */
export function betaOption(usual: number): NumberOption<number> {
  return numberOption({ default: usual, min: 0, help: 'weight of recall against precision in F' });
}

/** The longest n-grams; their number bounds a metric's memory. */
export const orderOption = countOption({ default: 4, min: 1, max: 16, flag: null, help: 'the longest n-grams' });

export const strictOriginalOption = flagOption({
  help: 'do as the original program does, even where it is wrong, in reading the gold too',
  signatureKey: 'strict',
});

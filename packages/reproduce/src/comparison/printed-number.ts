/** A number as a paper prints it. */
export interface PrintedNumber {
  readonly value: number;
  /** Digits after the point. */
  readonly decimals: number;
  readonly mark: string | undefined;
}

const PRINTED = /^(?<sign>-?)(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?<fraction>\d+))?(?: (?<mark>\D+))?$/u;

/** Reads `1,397`, `.44 ‡`, `-4.00` and the like; undefined for words. */
export function parsePrinted(text: string): PrintedNumber | undefined {
  const groups = PRINTED.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { sign, whole, fraction = '', mark } = groups;
  if (whole === '' && fraction === '') return undefined;
  return { value: Number(`${sign}${whole.replaceAll(',', '')}.${fraction}0`), decimals: fraction.length, mark };
}

/** Characters that nobody sees: zero-width ones, marks of direction, soft hyphens and the like. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** What a name looks like, whatever it is written with: names that look the same are the same name. */
export function teamLook(name: string): string {
  const folded = name.normalize('NFKC').replaceAll(UNSEEN, '').toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replaceAll(/[\s\p{White_Space}]+/gu, ' ').trim();
}

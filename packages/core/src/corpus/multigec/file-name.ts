/** What the name of a file of MultiGEC says: `sv-swell_gold-ref1-dev.md`. */
export interface MultigecName {
  readonly language: string;
  readonly corpus: string;
  /** `orig`, or `ref` and `hypo` with their number. */
  readonly role: 'orig' | 'ref' | 'hypo';
  readonly number: number;
  readonly split: string;
}

const NAME =
  /^(?<language>[a-z]{2,3})-(?<corpus>.+)-(?<role>orig|ref|hypo)(?<number>\d*)-(?<split>train|dev|test)\.md$/u;

/** Undefined for a name that does not follow the rule of the task. */
export function parseMultigecName(file: string): MultigecName | undefined {
  const groups = NAME.exec(file.replace(/^.*[/\\]/u, ''))?.groups;
  if (groups === undefined) return undefined;
  const { language, corpus, role, number, split } = groups;
  if ((role === 'orig') !== (number === '')) return undefined;
  return { language, corpus, role: role as MultigecName['role'], number: Number(number), split };
}

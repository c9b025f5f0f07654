/** Flags that are not their option's key with hyphens. */
const FLAGS: Readonly<Record<string, string>> = {
  mode: 'meteor-mode',
  modules: 'meteor-modules',
  task: 'meteor-task',
};

/** The flag of an option: `--max-references` for `maxReferences`. */
export function flagOf(key: string): string {
  return `--${FLAGS[key] ?? key.replace(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`)}`;
}

import { metricKinds, optionFlag } from '@stet/core/internal';

/** The flag of an option: `--max-references` for `maxReferences`. */
export function flagOf(key: string): string {
  const option = metricKinds.map(({ options }) => options[key]).find((described) => described !== undefined);
  return `--${optionFlag(key, option) ?? key}`;
}

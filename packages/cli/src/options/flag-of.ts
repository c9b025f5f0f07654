import { metricKinds, optionFlag } from '@stet/core/internal';

/** The flag of an option: `--max-references` for `maxReferences`. */
export function flagOf(key: string): string {
  const option = metricKinds.find(({ options }) => key in options)?.options[key];
  return `--${optionFlag(key, option) ?? key}`;
}

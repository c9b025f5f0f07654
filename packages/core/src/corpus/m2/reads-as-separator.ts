import { strip } from '../../text/white-space.js';

/** Whether M2 would take a correction for several, or for more than one field. */
export function readsAsSeparator(correction: string): boolean {
  return /\|\||^\||\|$/u.test(strip(correction));
}

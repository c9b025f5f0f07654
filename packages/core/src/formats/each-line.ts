import type { LineFeed } from '../corpus/line-feed.js';
import { strip } from '../text/white-space.js';

/** Reads each line that is not empty by itself, with its number from 1; those for which `read` gives nothing are passed over. */
export function eachLine<T>(read: (line: string, number: number) => T | undefined): LineFeed<T> {
  let number = 0;
  return {
    push: (line) => {
      number++;
      const item = strip(line) === '' ? undefined : read(line, number);
      return item === undefined ? [] : [item];
    },
    end: () => [],
  };
}

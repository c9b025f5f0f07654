import { counted, parseMustLines, MUST_SIGNS, type MustLine } from '@stet/core/internal';
import { holdLines } from './lint-checker.js';
import { paragraph, type Answer } from './message.js';

/** Holds if the checker flags every sentence that it must (❌) and lets every other pass (✅). */
export async function toPassMustLines(received: unknown, lines: string | readonly MustLine[]): Promise<Answer> {
  const list = typeof lines === 'string' ? parseMustLines(lines) : lines;
  const results = await holdLines(received, list);
  const broken = results.filter(({ passed }) => !passed);
  return {
    pass: broken.length === 0,
    message: () =>
      broken.length === 0
        ? `expected a line to break, and all ${list.length} hold`
        : paragraph([
            `expected the checker to hold ${counted(list.length, 'line')}, and ${broken.length} broke`,
            ...broken.map(({ line, problems }) => [
              `${line.line}: ${MUST_SIGNS[line.must]} ${line.text}`,
              ...problems.map((problem) => `  ${problem}`),
            ]),
          ]),
  };
}

import { parseMustLines, parseRuleExamples, type MustLine } from '@stet/core/internal';
import { readText } from '@stet/node';
import { say } from '../print/terminal.js';

/** Sentences that a checker must flag or let pass: files of ✅ and ❌, and the examples of LanguageTool's rules. */
export async function readMustLines(files: readonly string[]): Promise<MustLine[]> {
  const lists = await Promise.all(
    files.map(async (file) => {
      const text = await readText(file);
      if (!file.endsWith('.xml')) return parseMustLines(text, file);
      const { lines, off } = parseRuleExamples(text, file);
      if (off > 0) say(`${file}: ${off} examples of rules that are switched off are left out.`);
      return [...lines];
    }),
  );
  return lists.flat();
}

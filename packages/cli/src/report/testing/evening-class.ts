import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  m2,
  parseM2,
  parsePlainText,
  sentencesOf,
  taskResults,
  type NamedOutput,
  type TaskResults,
} from '@stet/core/internal';

const EXAMPLE = fileURLToPath(new URL('../../../../../examples/evening-class/', import.meta.url));
const read = (file: string): string => readFileSync(EXAMPLE + file, 'utf8');

/** The results of the bundled example, with `furtherSubmissions` beside its own. */
export function eveningClassResults(furtherSubmissions: readonly NamedOutput[] = []): Promise<TaskResults> {
  const gold = parseM2(read('gold.m2')).flatMap(sentencesOf);
  const bundled = readdirSync(`${EXAMPLE}systems`).map((file) => ({
    name: file.replace('.txt', ''),
    file,
    lines: parsePlainText(read(`systems/${file}`)),
  }));
  return taskResults(
    { gold, submissions: [...bundled, ...furtherSubmissions] },
    {
      metric: m2,
      tagger: (tokens) => tokens.map(() => 'NN'),
      resamples: 20,
      seed: 1,
      confidence: 0.95,
    },
  );
}

export const eveningClassSource = (): string[] => parsePlainText(read('source.txt'));

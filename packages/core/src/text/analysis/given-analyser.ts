import { StetError, quote } from '../../error.js';
import { englishEvidence, isForeign, type EnglishEvidence } from '../english-evidence.js';
import type { Analyser, WordList } from './analyser.js';
import { AnalysisTable, type GivenToken } from './analysis-table.js';
import { parseConllu } from './parse-conllu.js';
import { parseJsonAnalyses } from './parse-json-analyses.js';

/** A file of analyses: CoNLL-U, or JSON Lines. */
export interface AnalysisFile {
  readonly file: string;
  readonly text: string;
}

export interface GivenOptions {
  /** For the signature: what tells these analyses from others. */
  readonly name: string;
  /** A spelling dictionary; without one nothing is a spelling error. */
  readonly words?: WordList | undefined;
  /** The words are English, and not used where the sentences are hardly so; as they are where absent. */
  readonly guess?: boolean | undefined;
}

/** Analyses that a tool has made beforehand, of any language. Sentences are looked up by their tokens. */
export function givenAnalyser(files: readonly AnalysisFile[], { name, words, guess = false }: GivenOptions): Analyser {
  const table = new AnalysisTable();
  let evidence: EnglishEvidence = [0, 0, 0, 0];
  for (const file of files) {
    for (const sentence of parseAnalyses(file)) {
      table.add(sentence);
      evidence = sum(evidence, englishEvidence(sentence.map(({ text }) => text).join(' ')));
    }
  }
  return {
    name,
    words: guess && isForeign(evidence) ? undefined : words,
    analyse: (tokens) => {
      const analysis = tokens.length === 0 ? [] : table.get(tokens);
      if (analysis !== undefined) return analysis;
      throw new StetError({
        code: 'MISSING_ANALYSIS',
        expected: `an analysis of every sentence, of the source and of its corrections, in ${listOf(files)}`,
        found: `none of ${quote(tokens.join(' '))}`,
        remedy: 'Analyse both texts as they are, with tokens separated by spaces, and give all files.',
      });
    },
  };
}

/** The sentences of a file; JSON Lines start with a brace. */
export function parseAnalyses({ file, text }: AnalysisFile): Iterable<GivenToken[]> {
  const isJson = text
    .replace(/^\uFEFF/u, '')
    .trimStart()
    .startsWith('{');
  return isJson ? parseJsonAnalyses(text, { file }) : parseConllu(text, { file });
}

function listOf(files: readonly AnalysisFile[]): string {
  return files.map(({ file }) => file).join(', ');
}

const sum = (first: EnglishEvidence, second: EnglishEvidence): EnglishEvidence => [
  first[0] + second[0],
  first[1] + second[1],
  first[2] + second[2],
  first[3] + second[3],
];

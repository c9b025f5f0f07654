import type { Analyser, Analysis } from '../../text/analysis/analyser.js';
import { tokenise } from '../../text/white-space.js';
import type { ProposedEdit } from '../proposed-edit.js';
import { TokenAligner, type AlignmentCosts } from './align.js';
import type { ErrantRelease } from './classification/typing-rules.js';
import { classifyEdit } from './classify.js';
import { mergeOperations, type Merging } from './merge.js';
import type { TypedEdit } from './typed-edit.js';

export interface AnnotatorOptions {
  /** What a substitution costs; by default how unlike the words are. */
  readonly alignment?: AlignmentCosts | undefined;
  /** By default `rules`. */
  readonly merging?: Merging | undefined;
  /** Whose rules name the edits; by default those of ERRANT 3. */
  readonly release?: ErrantRelease | undefined;
}

/** What finds the edits between two texts, and names edits of others. */
export type EditAnnotator = Pick<ErrantAnnotator, 'edits' | 'classify'>;

/** Extracts and types the edits of many corrections; keeps its working memory from one to the next. */
export class ErrantAnnotator {
  readonly #analyser: Analyser;
  readonly #aligner: TokenAligner;
  readonly #merging: Merging;
  readonly #release: ErrantRelease;
  /** Several corrections of one source come one after another. */
  #sourceText = '';
  #sourceTokens: readonly string[] = [];
  #sourceAnalysis: Analysis | undefined;

  constructor(
    analyser: Analyser,
    { alignment = 'linguistic', merging = 'rules', release = '3' }: AnnotatorOptions = {},
  ) {
    this.#analyser = analyser;
    this.#aligner = new TokenAligner(alignment);
    this.#merging = merging;
    this.#release = release;
  }

  /** The edits that turn a text into its correction, from left to right; none for the same tokens. */
  edits(source: string, corrected: string): TypedEdit[] {
    this.#openSource(source);
    const tokens = tokenise(corrected);
    if (isSame(this.#sourceTokens, tokens)) return [];
    const original = this.#analyseSource();
    const correction = this.#analyser.analyse(tokens);
    const operations = this.#aligner.align(original, correction);
    return mergeOperations(operations, original, correction, this.#merging).map((edit) => {
      const { start, end, from, to } = edit;
      return { start, end, from, to, type: this.#typeOf(original, correction, edit) };
    });
  }

  /** The types of edits that somebody else has made. */
  classify(source: string, corrected: string, edits: readonly ProposedEdit[]): string[] {
    if (edits.length === 0) return [];
    this.#openSource(source);
    const original = this.#analyseSource();
    const correction = this.#analyser.analyse(tokenise(corrected));
    return edits.map((edit) => this.#typeOf(original, correction, edit));
  }

  #typeOf(original: Analysis, correction: Analysis, edit: ProposedEdit): string {
    return classifyEdit(original, correction, edit, this.#analyser.words, this.#release);
  }

  #openSource(text: string): void {
    if (text === this.#sourceText) return;
    this.#sourceText = text;
    this.#sourceTokens = tokenise(text);
    this.#sourceAnalysis = undefined;
  }

  #analyseSource(): Analysis {
    return (this.#sourceAnalysis ??= this.#analyser.analyse(this.#sourceTokens));
  }
}

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((token, at) => token === right[at]);

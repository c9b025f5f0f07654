import { quote } from '../../error.js';
import type { SourceLocation } from '../../source-location.js';
import { splitLines } from '../lines.js';
import type { GivenToken } from './analysis-table.js';
import { badAnalysis } from './bad-analysis.js';

interface ConlluOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

const COLUMNS = 'ID, FORM, LEMMA, UPOS, XPOS, FEATS, HEAD, DEPREL, DEPS, MISC';
const NUMBER_OF_COLUMNS = 10;

/** What a tool writes where it does not know. */
const UNKNOWN = '_';

/** A multiword token: `1-2`, don't, over the words do and n't. */
interface SpannedWords {
  readonly form: string;
  readonly first: number;
  readonly last: number;
}

interface OpenSentence {
  readonly words: GivenToken[];
  readonly lines: number[];
  readonly spans: SpannedWords[];
}

/**
 * Reads sentences in CoNLL-U: LEMMA, UPOS, XPOS, HEAD and DEPREL as they are. A sentence with multiword tokens is given
 * twice, once by its words and once as it is written. Empty nodes are left out.
 */
export function* parseConllu(text: string, { file }: ConlluOptions = {}): Generator<GivenToken[]> {
  let open = emptySentence();
  let number = 0;
  for (const line of splitLines(text)) {
    number++;
    if (line.trim() === '') {
      yield* sentencesOf(open, file);
      open = emptySentence();
    } else if (!line.startsWith('#')) {
      readLine(line, open, { file, line: number });
    }
  }
  yield* sentencesOf(open, file);
}

function emptySentence(): OpenSentence {
  return { words: [], lines: [], spans: [] };
}

function readLine(line: string, { words, lines, spans }: OpenSentence, location: SourceLocation): void {
  const columns = line.split('\t');
  if (columns.length !== NUMBER_OF_COLUMNS) {
    throw badAnalysis(location, `ten columns separated by tabs: ${COLUMNS}`, `${columns.length} in ${quote(line)}`);
  }
  const [id, form, lemma, upos, xpos, , head, deprel] = columns;
  if (/^\d+\.\d+$/u.test(id)) return;
  const span = /^(\d+)-(\d+)$/u.exec(id);
  if (span !== null) {
    const [first, last] = [Number(span[1]), Number(span[2])];
    if (first !== words.length + 1 || last < first) {
      throw badAnalysis(location, `a multiword token from ${words.length + 1} on, before its words`, quote(id));
    }
    spans.push({ form, first: first - 1, last: last - 1 });
    return;
  }
  if (id !== String(words.length + 1)) throw badAnalysis(location, `the ID ${words.length + 1}`, quote(id));
  if (!/^(?:\d{1,9}|_)$/u.test(head)) throw badAnalysis(location, 'a number as HEAD, or "_"', quote(head));
  const depends = head !== UNKNOWN && head !== '0';
  words.push({
    text: form,
    // A word without a lemma is its own, as far as anybody can tell.
    lemma: lemma === UNKNOWN && form !== UNKNOWN ? form.toLowerCase() : lemma,
    pos: known(upos),
    tag: known(xpos),
    dep: known(deprel),
    head: depends ? Number(head) - 1 : words.length,
  });
  lines.push(location.line ?? 0);
}

function known(label: string): string {
  return label === UNKNOWN ? '' : label;
}

function sentencesOf({ words, lines, spans }: OpenSentence, file: string | undefined): GivenToken[][] {
  if (words.length === 0) return [];
  const astray = words.findIndex(({ head }) => head >= words.length);
  if (astray !== -1) {
    const found = String(words[astray].head + 1);
    throw badAnalysis({ file, line: lines[astray] }, `a HEAD from 0 to ${words.length}`, found);
  }
  const beyond = spans.find(({ last }) => last >= words.length);
  if (beyond !== undefined) {
    const expected = `words for the multiword token ${beyond.first + 1}-${beyond.last + 1}`;
    throw badAnalysis({ file, line: lines.at(-1) }, expected, `${words.length} words`);
  }
  return spans.length === 0 ? [words] : [words, asWritten(words, spans)];
}

/** The sentence with its multiword tokens, each with the labels of the word in it that depends on none of the others. */
function asWritten(words: readonly GivenToken[], spans: readonly SpannedWords[]): GivenToken[] {
  const spanAt = new Map(spans.map((span) => [span.first, span]));
  const tokenOf: number[] = [];
  const heads: { readonly word: number; readonly form: string }[] = [];
  for (let word = 0; word < words.length;) {
    const { form, last } = spanAt.get(word) ?? { form: words[word].text, last: word };
    const first = word;
    const isOutside = (at: number): boolean => words[at].head < first || words[at].head > last || words[at].head === at;
    heads.push({ word: range(first, last).find(isOutside) ?? first, form });
    for (; word <= last; word++) tokenOf.push(heads.length - 1);
  }
  return heads.map(({ word, form }) => {
    const { text, lemma, ...labels } = words[word];
    return {
      ...labels,
      text: form,
      lemma: text === form ? lemma : form.toLowerCase(),
      head: tokenOf[words[word].head],
    };
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

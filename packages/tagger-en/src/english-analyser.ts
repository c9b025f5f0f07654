import type { Analyser, AnalysedToken, Analysis, WordList } from '@stet/core/internal';
import { lemmaOf, type Vocabulary } from './lemma/lemma.js';
import { findDependencies } from './syntax/dependencies.js';
import { partOfSpeech, type Profile } from './syntax/part-of-speech.js';
import { syntacticWord, type SyntacticWord } from './syntax/syntactic-word.js';
import { tagOfMore } from './syntax/tag-of-more.js';
import { tagOfTo } from './syntax/tag-of-to.js';
import { UNLISTED, type Lexicon } from './tagger/lexicon.js';
import type { TaggerModel } from './tagger/model.js';
import { Tagger } from './tagger/tagger.js';
import { TAGS, tagNumber } from './tagger/tags.js';
import { plainQuotes } from './tagger/word-form.js';

/** What a word is that has a certain tag. */
interface Reading {
  readonly lower: string;
  readonly lemma: string;
  readonly pos: string;
  readonly posOfAuxiliary: string;
  readonly syntax: SyntacticWord;
}

/** Bounds what is kept of a text in many words. */
const MOST_READINGS = 1 << 16;

const TO: ReadonlySet<string> = new Set(['to', 'To', 'TO']);
const MORE: ReadonlySet<string> = new Set(['more', 'More', 'most', 'Most']);

/** The lemma of personal and possessive pronouns in spaCy 2. */
const PRONOUN = '-PRON-';

/** Analyses English as ERRANT needs it: tags by the model; lemmas, parts of speech and labels by rules from the tags. */
export class EnglishAnalyser implements Analyser {
  readonly name: string;
  readonly words: WordList;
  readonly #profile: Profile;
  readonly #tagger: Tagger;
  readonly #vocabulary: Vocabulary;
  /** By tag, then by word. */
  readonly #readings = TAGS.map(() => new Map<string, Reading>());
  #readingCount = 0;

  constructor(model: TaggerModel, words: WordList, profile: Profile) {
    this.name = `tagger:en-1-${profile.replace('-', '')}`;
    this.words = words;
    this.#profile = profile;
    this.#tagger = new Tagger(model);
    this.#vocabulary = vocabularyOf(model.lexicon);
  }

  analyse(tokens: readonly string[]): Analysis {
    const tags = this.#tagger.tag(tokens);
    for (let at = 0; at < tags.length; at++) {
      if (TO.has(tokens[at])) tags[at] = tagOfTo(tags, at);
      else if (MORE.has(tokens[at])) tags[at] = tagOfMore(tags, at);
    }
    const readings = tokens.map((token, at) => this.#read(token, tags[at]));
    const { labels, heads } = findDependencies(readings.map(({ syntax }) => syntax));
    return tokens.map((text, at): AnalysedToken => {
      const { lower, lemma, pos, posOfAuxiliary, syntax } = readings[at];
      const dep = labels[at];
      const isAuxiliary = dep === 'aux' || dep === 'auxpass';
      return { text, lower, lemma, pos: isAuxiliary ? posOfAuxiliary : pos, tag: syntax.tag, dep, head: heads[at] };
    });
  }

  #read(token: string, tag: number): Reading {
    const readings = this.#readings[tag];
    const remembered = readings.get(token);
    if (remembered !== undefined) return remembered;
    if (this.#readingCount++ >= MOST_READINGS) this.#forget();
    const reading = this.#readAnew(token, TAGS[tag]);
    readings.set(token, reading);
    return reading;
  }

  #readAnew(token: string, tag: string): Reading {
    const plain = plainQuotes(token).toLowerCase();
    const isPronoun = this.#profile === 'spacy-2' && (tag === 'PRP' || tag === 'PRP$');
    return {
      lower: token.toLowerCase(),
      lemma: isPronoun ? PRONOUN : lemmaOf(plain, tag, this.#vocabulary),
      pos: partOfSpeech(plain, tag, false, this.#profile),
      posOfAuxiliary: partOfSpeech(plain, tag, true, this.#profile),
      syntax: syntacticWord(plain, tag),
    };
  }

  #forget(): void {
    for (const readings of this.#readings) readings.clear();
    this.#readingCount = 0;
  }
}

/** A base form is what the lexicon lets have the tag of one. */
function vocabularyOf(lexicon: Lexicon): Vocabulary {
  const tagOf = { noun: tagNumber('NN'), verb: tagNumber('VB'), adjective: tagNumber('JJ') };
  return {
    isBaseForm: (word, kind) => lexicon.find(word).tags.includes(tagOf[kind]),
    isListed: (word) => lexicon.find(word) !== UNLISTED,
  };
}

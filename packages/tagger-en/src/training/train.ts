import type { LexicalEntry, Lexicon } from '../tagger/lexicon.js';
import { ByteReader } from '../tagger/byte-reader.js';
import { readLexicon } from '../tagger/model.js';
import { ByteWriter } from './byte-writer.js';
import { encodeModel, writeLexicon } from './encode-model.js';
import { examplesOf } from './examples.js';
import { withLearnerErrors } from './learner-errors.js';
import { lexicalEntries } from './lexical-entries.js';
import { trainPerceptron } from './perceptron.js';
import type { TagDictionary } from './tag-dictionary.js';
import type { TaggedSentence } from './treebank.js';

/** Learns to tag from a treebank and a dictionary of possible tags: the bytes of a model, always the same from the same data. */
export function trainTagger(sentences: readonly TaggedSentence[], dictionary: TagDictionary): Uint8Array {
  const entries = lexicalEntries(sentences, dictionary);
  const lexicon = lexiconOf(entries);
  const examples = [...sentences, ...withLearnerErrors(sentences, dictionary)];
  const weights = trainPerceptron(examples.map((sentence) => examplesOf(sentence, lexicon)));
  return encodeModel(entries, weights);
}

function lexiconOf(entries: ReadonlyMap<string, LexicalEntry>): Lexicon {
  const writer = new ByteWriter();
  writeLexicon(writer, entries);
  return readLexicon(new ByteReader(writer.written()));
}

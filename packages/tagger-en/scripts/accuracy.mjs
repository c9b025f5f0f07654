// Prints how many tags of UD English-EWT the tagger gets right: npm run tagger-accuracy -w @stet/tagger-en -- --data FOLDER
import { readFileSync } from 'node:fs';
import { readModel } from '../dist/tagger/model.js';
import { Tagger } from '../dist/tagger/tagger.js';
import { tagAccuracy } from '../dist/training/accuracy.js';
import { readPart } from './treebank.mjs';

const tagger = new Tagger(readModel(readFileSync(new URL('../data/model.bin', import.meta.url))));
for (const part of ['dev', 'test']) {
  const { words, right } = tagAccuracy(tagger, readPart(part));
  console.log(`${part.padEnd(4)}  ${((100 * right) / words).toFixed(2)} % of ${words} words`);
}

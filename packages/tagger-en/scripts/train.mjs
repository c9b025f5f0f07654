// Trains the tagger on UD English-EWT, and writes the model: npm run train-tagger -w @stet/tagger-en -- --data FOLDER
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicon } from 'en-lexicon';
import { trainTagger } from '../dist/training/train.js';
import { readPart } from './treebank.mjs';

const MODEL = fileURLToPath(new URL('../data/model.bin', import.meta.url));

const bytes = trainTagger(readPart('train'), lexicon);
writeFileSync(MODEL, bytes);
console.log(`${bytes.length} bytes in ${MODEL}`);

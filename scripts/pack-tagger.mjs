// Makes packages/tagger-en/data/model.js, a module that Node, pages and bundlers load alike, from the model that the trainer wrote.
// It is deflated, since the command line, the server and the page bring one each.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';

const DATA = new URL('../packages/tagger-en/data/', import.meta.url);
const model = deflateRawSync(readFileSync(new URL('model.bin', DATA)), { level: 9 }).toString('base64');

writeFileSync(
  fileURLToPath(new URL('model.js', DATA)),
  `/*!
The model of @stet/tagger-en, learned from the English Web Treebank of Universal Dependencies (UD English-EWT 2.15) and from
en-lexicon 1.0.11. CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/; see model.LICENSE.txt.
*/
export const model = ${JSON.stringify(model)};
`,
);

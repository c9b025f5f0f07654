// Makes packages/core/data/words.js, the spelling dictionary, from SCOWL as Debian's package scowl has it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packWords } from '../packages/core/dist/text/words/pack-words.js';

const [SCOWL = '/usr/share/dict/scowl', NOTICE = '/usr/share/doc/scowl/copyright'] = process.argv.slice(2);
const TABLE = fileURLToPath(new URL('../packages/core/data/words.js', import.meta.url));

/** The lists of the British dictionary of its large size, as SCOWL's own spelling dictionaries take them. */
const LISTS = /^(?:english|british|british_z|british_variant_1|special)-.*\.(?:10|20|35|40|50|55|60|70)$/u;
/** The dictionary that ERRANT uses has these too. */
const FURTHER = ['mys', 'sangs'];

const listed = readdirSync(SCOWL)
  .filter((name) => LISTS.test(name))
  .flatMap((name) => readFileSync(join(SCOWL, name), 'utf8').split('\n'));
const withoutAccents = listed.map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
// Only words of letters are ever looked up.
const words = new Set([...listed, ...withoutAccents, ...FURTHER].filter((word) => /^\p{L}+$/u.test(word)));

writeFileSync(
  TABLE,
  `/*!
The words of letters of SCOWL's large British dictionary, packed by scripts/pack-words.mjs.

${notice()}
*/
export const lines = ${JSON.stringify(packWords(words))};
`,
);
console.log(`${words.size} words in ${TABLE}`);

/** The copyright notice, without what Debian says of its package. */
function notice() {
  const text = readFileSync(NOTICE, 'utf8');
  return text
    .slice(text.search(/^Copyright/mu))
    .trimEnd()
    .replaceAll('*/', '* /');
}

import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { MersenneTwister } from '@stet/core/internal';
import { publicData } from './public-data.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CONLL = publicData('data/conll14');

/** The sentences of a gold with a system's output: CoNLL-2014 if it is at hand, else the example. */
function model() {
  const [gold, output] = existsSync(CONLL)
    ? [join(CONLL, 'noalt/official-2014.combined.m2'), join(CONLL, 'submissions/AMU')]
    : ['gold.m2', 'systems/careful.txt'].map((file) => join(ROOT, 'examples/evening-class', file));
  const blocks = readFileSync(gold, 'utf8').trimEnd().split('\n\n');
  const lines = readFileSync(output, 'utf8').split('\n');
  return blocks.map((block, at) => {
    const [source, ...annotations] = block.split('\n');
    return { words: source.slice(2).split(' '), annotations, output: lines[at].trim().split(' ') };
  });
}

/**
 * Writes `gold.m2`, `source.txt` and `out.txt` with `count` sentences into a folder: those of the model over and over,
 * each time with every occurrence of a random word changed and now and then a word of the output left out.
 */
export async function writeLargeCorpus(folder, count, seed = 1) {
  const sentences = model();
  const files = {
    gold: join(folder, 'gold.m2'),
    source: join(folder, 'source.txt'),
    output: join(folder, 'out.txt'),
  };
  const write = (file, textOf) => {
    const random = new MersenneTwister(seed);
    function* pieces() {
      for (let first = 0; first < count; first += 1000) {
        let text = '';
        for (let at = first; at < Math.min(count, first + 1000); at++) {
          text += textOf(perturb(sentences[at % sentences.length], random));
        }
        yield text;
      }
    }
    return pipeline(Readable.from(pieces()), createWriteStream(file));
  };
  await write(files.gold, ({ words, annotations }) => `${[`S ${words.join(' ')}`, ...annotations].join('\n')}\n\n`);
  await write(files.source, ({ words }) => `${words.join(' ')}\n`);
  await write(files.output, ({ output }) => `${output.join(' ')}\n`);
  return files;
}

function perturb({ words, annotations, output }, random) {
  const word = words[random.below(words.length)];
  const replacement = `${word}${random.below(1000)}`;
  const leftOut = random.below(50);
  const change = (tokens) => tokens.map((token) => (token === word ? replacement : token));
  return { words: change(words), annotations, output: change(output).filter((_, at) => at !== leftOut) };
}

// What the machine can do at most in one thread, to know how near a command comes.
import { readFileSync } from 'node:fs';
import { EditLattice, Vocabulary, isSameText } from '@stet/core/internal';
import { openSources } from '@stet/node';

/** Each step is repeated until it has taken this long, after as long a time to warm up. */
const LEAST_MS = 400;

/** Does the work over and over, and returns how many units it does in a second of CPU. */
async function rate(work) {
  const run = async () => {
    let units = 0;
    const start = performance.now();
    const cpu = process.cpuUsage();
    while (performance.now() - start < LEAST_MS) units += await work();
    const { user, system } = process.cpuUsage(cpu);
    return units / ((user + system) / 1e6);
  };
  await run();
  return run();
}

async function linesOf(file) {
  const source = await openSources(file);
  const lines = [];
  for (;;) {
    const next = source.next();
    const line = next instanceof Promise ? await next : next;
    if (line === undefined) return lines;
    lines.push(line);
  }
}

/** Counts what a corpus of `sentences` asks for, and measures how fast each step is by itself. */
export async function measureLimits({ gold, source, output }, sentences) {
  const [sources, outputs] = await Promise.all([source, output].map(linesOf));
  const [goldBytes, sourceBytes, outputBytes] = [gold, source, output].map((file) => readFileSync(file).length);
  const vocabulary = new Vocabulary();
  const pairs = sources.map((line, at) => [line, outputs[at]]).filter(([line, other]) => !isSameText(line, other));
  const encoded = pairs.map((pair) => pair.map((text) => vocabulary.encodeText(text)));
  const lattice = new EditLattice();
  const fill = (tables) => {
    let cells = 0;
    for (const [before, after] of encoded) {
      lattice.build(before, after, tables);
      cells += lattice.cellCount;
    }
    return cells;
  };
  const tokens = encoded.reduce((sum, [before, after]) => sum + before.length + after.length, 0);
  const read = await rate(() => readFileSync(gold).length);
  const find = await rate(async () => (await linesOf(source), sourceBytes));
  const number = await rate(() => {
    let numbered = 0;
    for (const pair of pairs) for (const text of pair) numbered += vocabulary.encodeText(text).length;
    return numbered;
  });
  // A cell of both tables counts as two.
  const cells = await rate(() => 2 * fill('both'));
  const floor = (bytes, tables) =>
    (bytes / read + bytes / find + tokens / number + (tables * fill('second')) / cells) / sentences;
  return {
    rates: { 'bytes read': read, 'bytes cut into lines': find, 'tokens numbered': number, 'cells filled': cells },
    /** Seconds of CPU for a sentence, if nothing else had to be done. */
    floors: { m2: floor(goldBytes + outputBytes, 2), extract: floor(sourceBytes + outputBytes, 1) },
  };
}

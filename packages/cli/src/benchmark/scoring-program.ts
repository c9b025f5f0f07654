import { VERSION } from '@stet/core/internal';
import { SCORING_FILE } from './page-titles.js';

/** What Codabench runs, in the container, to score a submission. */
export const SCORING_COMMAND = 'command: node /app/program/score.mjs /app/input /app/output\n';

/** An image that has Node, which the scoring program needs. */
export const SCORING_IMAGE = 'node:22-slim';

/** Scores what a team handed in by Stet: by stet.mjs where it lies beside, else by the package of this version. */
export const SCORING_PROGRAM = `// Scores a submission by Stet. Codabench puts the reference data into input/ref and the submission into input/res.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';

const [input, output] = process.argv.slice(2);
const reference = join(input, 'ref');
const { dataSet, gold, options } = JSON.parse(readFileSync(join(reference, '${SCORING_FILE}'), 'utf8'));

const submission = join(input, 'res');
const files = readdirSync(submission).filter((name) => !/^\\.|^metadata$|^__MACOSX$/.test(name));
const named = files.filter((name) => [name, parse(name).name].includes(dataSet));
const candidates = named.length > 0 ? named : files;
if (candidates.length !== 1) {
  console.error(\`Hand in one file with a line for each sentence, or one that is called \${dataSet}.txt; found \${files.length} files.\`);
  process.exit(1);
}

const single = join(dirname(fileURLToPath(import.meta.url)), 'stet.mjs');
const [program, ...first] = existsSync(single) ? [process.execPath, single] : ['npx', '--yes', 'stet@${VERSION}'];
const args = [...first, 'score', '--json', '--gold', join(reference, gold), ...options, join(submission, candidates[0])];
const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
process.stderr.write(error === undefined ? stderr : \`\${error.message}\\n\`);
if (status !== 0) process.exit(1);

const [{ scores }] = JSON.parse(stdout).systems;
const percent = Object.entries(scores).map(([metric, { value }]) => [metric, 100 * value]);
writeFileSync(join(output, 'scores.json'), JSON.stringify(Object.fromEntries(percent)));
`;

/** A word, and the dots that let it stand: Codabench wants a picture. */
export const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAIAAABt+uBvAAAAoUlEQVR42u3QoQkAIBRAQTcxCOI0TuawNsFkN4j5c/DiS5f2mnqUEAACBAgQIECAAAkQIECAAAECBEiAAAECBAgQIEACBAgQIECAAAECJECAAAECFBKo1RIyQIAAAQIECBAgAQIECBAgQIAACRAgQIAAAQIESIAAAQIEKAZQ7uMqxgMIECBAgAABAiRAgAABAgQIECABAgQIECBAgAAJ0FcHvV8IodY30BAAAAAASUVORK5CYII=',
  'base64',
);

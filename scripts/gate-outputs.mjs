// Prints what a gate found as outputs of a step of GitHub Actions: a name and a plain value a line.
import { readFileSync } from 'node:fs';

const { passed, score } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
console.log(`passed=${Boolean(passed)}`);
for (const name of ['before', 'now', 'p']) console.log(`${name}=${Number(score[name])}`);

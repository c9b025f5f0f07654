// Prints the results of a gate as outputs of a GitHub Actions step: a name and a plain value per line.
import { readFileSync } from 'node:fs';

const { passed, score } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
console.log(`passed=${Boolean(passed)}`);
// The gate of lints has several numbers, and none that decides alone.
for (const name of score === undefined ? [] : ['before', 'now', 'p']) console.log(`${name}=${Number(score[name])}`);

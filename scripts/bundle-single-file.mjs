// Makes the command line as one file that runs with Node alone: node scripts/bundle-single-file.mjs stet.mjs
import { resolve } from 'node:path';
import { bundleSingleFile } from './bundle/single-file.mjs';

await bundleSingleFile(resolve(process.argv[2] ?? 'stet.mjs'));

import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './shared.mjs';

const FILE = 'THIRD-PARTY-LICENSES.txt';
const RULE = `\n${'-'.repeat(80)}\n\n`;

/** A plugin that writes the licences of the packages of which a bundle contains code: beside it, or at the end of one file. */
export function licences() {
  const names = new Set();
  return {
    name: 'licences',
    generateBundle: (_, bundle) => {
      const modules = Object.values(bundle).flatMap((output) => Object.keys(output.modules ?? {}));
      for (const id of modules) {
        const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id)?.[1];
        if (name !== undefined) names.add(name);
      }
    },
    writeBundle: ({ dir, file }) => {
      const text = ['This contains code of these packages.\n', ...[...names].sort().map(noticeOf)].join(RULE);
      if (file === undefined) writeFileSync(join(dir, FILE), text);
      else appendFileSync(file, `/*\n${text.replaceAll('*/', '* /')}*/\n`);
    },
  };
}

function noticeOf(name) {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version}: ${license}\n${text}`;
}

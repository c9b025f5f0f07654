import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './shared.mjs';

const FILE = 'THIRD-PARTY-LICENSES.txt';

/** Writes the licences of the packages that the modules are from, into a folder. */
export function writeLicences(folder, modules) {
  const names = modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(id)?.[1] ?? []);
  const notices = [...new Set(names)].sort().map(noticeOf);
  const rule = `\n${'-'.repeat(80)}\n\n`;
  writeFileSync(join(folder, FILE), ['This folder contains code of these packages.\n', ...notices].join(rule));
}

/** The modules of what was built. */
export function modulesOf({ output }) {
  return output.flatMap((chunk) => Object.keys(chunk.modules ?? {}));
}

function noticeOf(name) {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) && readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version}: ${license}\n${text}`;
}

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inPackages } from './shared.mjs';

const DIST = inPackages('server/dist');
const ASSETS = inPackages('server/app/assets');

/** Tables of words that pages load are in the app already: the server imports them from there, so that each is installed once. */
export function shareTablesWithApp() {
  for (const name of readdirSync(DIST).filter((file) => file.endsWith('.js'))) {
    if (isSameTable(`${DIST}/${name}`, `${ASSETS}/${name}`)) {
      writeFileSync(`${DIST}/${name}`, `export * from '../app/assets/${name}';\n`);
    }
  }
}

function isSameTable(bundled, asset) {
  if (!existsSync(asset)) return false;
  const text = readFileSync(bundled, 'utf8');
  // Whatever imports other chunks belongs beside them.
  return !/\b(?:from|import)\s*["'(]/u.test(text) && text === readFileSync(asset, 'utf8');
}

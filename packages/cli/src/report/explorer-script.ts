import { fileURLToPath } from 'node:url';
import { readText } from '@stet/node';

/** The script of pages with something interactive. The bundle has the value of this in its place. */
export const explorerScript: string = await readText(fileURLToPath(import.meta.resolve('@stet/charts/explorer.js')));

import { annotation } from './annotation.js';
import { benchmarks } from './benchmarks.js';
import { campaigns } from './campaigns.js';
import { errorTypes } from './error-types.js';
import { files } from './files.js';
import { general } from './general.js';
import { imports } from './imports.js';
import { judgments } from './judgments.js';
import { links } from './links.js';
import { m2 } from './m2.js';
import { models } from './models.js';
import { names } from './names.js';
import { ranking } from './ranking.js';
import { scoring } from './scoring.js';
import { server } from './server.js';
import { tasks } from './tasks.js';
import { texts } from './texts.js';
import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say, by the English that they write. */
export const phrases: Phrases = {
  ...general,
  ...texts,
  ...scoring,
  ...m2,
  ...files,
  ...judgments,
  ...ranking,
  ...models,
  ...annotation,
  ...benchmarks,
  ...campaigns,
  ...imports,
  ...tasks,
  ...server,
  ...links,
  ...errorTypes,
  ...names,
};

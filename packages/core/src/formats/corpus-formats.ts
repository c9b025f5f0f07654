import { cherrant } from './cherrant.js';
import { columns } from './columns.js';
import { documents } from './documents.js';
import { hoo } from './hoo.js';
import { iMeasure } from './i-measure.js';
import { m2 } from './m2.js';
import { mucgec } from './mucgec.js';
import { multigec } from './multigec.js';
import { nucle } from './nucle.js';
import { parallel } from './parallel.js';
import { tsv } from './tsv.js';
import { uaGec } from './ua-gec.js';

/** The formats of annotated text. To add one, write a file and list it here. */
export const corpusFormats = [
  m2,
  cherrant,
  iMeasure,
  nucle,
  hoo,
  columns,
  mucgec,
  multigec,
  uaGec,
  tsv,
  documents,
  parallel,
] as const;

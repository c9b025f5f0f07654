import { columns } from './columns.js';
import { hoo } from './hoo.js';
import { iMeasure } from './i-measure.js';
import { m2 } from './m2.js';
import { nucle } from './nucle.js';
import { parallel } from './parallel.js';

/** The formats of annotated text. To add one, write a file and list it here. */
export const corpusFormats = [m2, iMeasure, nucle, hoo, columns, parallel] as const;

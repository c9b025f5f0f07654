export { m2 } from './metrics/m2/index.js';
export { hoo } from './metrics/hoo/index.js';
export { parseM2 } from './corpus/m2/parse.js';
export { sentencesOf } from './corpus/m2/block.js';
export { parsePlainText } from './corpus/plain-text.js';

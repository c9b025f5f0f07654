import { CONLL_2014 } from './conll-2014.js';
import type { ErrorTypeSet } from './error-type.js';

const TAGS = ['ArtOrDet', 'Prep', 'Nn', 'Vform', 'SVA'];

/** The five error types of CoNLL-2013 (Ng et al. 2013, Table 1). */
export const CONLL_2013: ErrorTypeSet = {
  name: 'conll-2013',
  types: TAGS.flatMap((tag) => CONLL_2014.types.filter((type) => type.tag === tag)),
};

/** Why cells that rest on ERRANT differ. */
export const TAGGER =
  "ERRANT finds edits there by spaCy's analyses, here by those of the tagger of Stet; ERRANT's own edits of these systems are not released.";

const CHUNKS_CUT = 'Chunks are cut by edits that the tagger of Stet finds, there by ERRANT.';
export const MEAN_CHUNKS = `${CHUNKS_CUT} The printed rhos are probably means over sets of references.`;
export const WEIGHED_CHUNKS = `${CHUNKS_CUT} How chunks were weighed is not said.`;

export const CHUNK_WEIGHTS =
  'Chunks are weighed by edits of all systems scored, here by the tagger of Stet; whose edits and which systems there is not said.';

/** Of sentence cells whose accuracy and tau fit no rule at once. */
const RULES = 'For single sentences none of the rules in use gives both figures.';
export const RULES_OF_CHUNKS = `${CHUNKS_CUT} ${RULES}`;
export const RULES_OF_HALVES = `${RULES.slice(0, -1)}, on these sentences or on the others.`;
export const NO_HALF = `Its scores of the systems were not released, and neither half of the sentences, nor all of them, gives these cells. ${RULES}`;

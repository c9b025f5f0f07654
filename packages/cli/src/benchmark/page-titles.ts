/** The pages of a bundle that hold what a benchmark has words of its own for. */
export const CALL_PAGE = 'Call';
export const DATA_PAGE = 'Data';
export const CITATION_PAGE = 'Citation';

/** Codabench wants terms; a benchmark of Stet has them in its call. */
export const NO_TERMS = 'The call says on which terms teams take part.\n';

/** Beside a gold, for the scoring program: which file it is, and what to compute. */
export const SCORING_FILE = 'stet-scoring.json';

import type { ReactElement } from 'react';

/** What the papers say of a ranking with alternative answers. */
export function AlternativesWarning(): ReactElement {
  return (
    <p className="note">
      Read this one with care. Only teams that proposed answers could have them accepted, so their scores rise more than
      those of others: the comparison is biased. For later work, compare with the first leaderboard, as the organisers
      of CoNLL-2013 and 2014 advise (Ng et al. 2013, 2014).
    </p>
  );
}

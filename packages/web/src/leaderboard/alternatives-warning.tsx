import type { ReactElement } from 'react';
import { words } from '../language/words.js';

/** What the papers say of a ranking with alternative answers. */
export function AlternativesWarning(): ReactElement {
  return <p className="note">{words().leaderboard.warning}</p>;
}

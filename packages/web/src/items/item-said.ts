import type { ReactElement } from 'react';

/** Who said something of an item, when, and how. */
export interface ItemSaid {
  readonly judge: ReactElement;
  readonly moment: ReactElement;
  /** How long they took; undefined for a model. */
  readonly time: string | undefined;
  /** Why they skipped it; undefined if they did not. */
  readonly skippedFor: string | undefined;
  readonly isChanged: boolean;
  readonly isFlagged: boolean;
}

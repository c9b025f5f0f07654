import type { z } from '@hono/zod-openapi';
import type { JudgeSelection } from './rankings.js';
import type { JudgeSelectionQuery } from './schemas.js';

interface AskedFor extends z.infer<typeof JudgeSelectionQuery> {
  readonly only?: string | undefined;
  readonly without?: string | undefined;
  readonly with?: string | undefined;
}

/** Whose judgments a request asks for. A single judge goes before everything else. */
export function selectionOf({ judges, models, only, without, with: also }: AskedFor): JudgeSelection {
  if (only !== undefined) return `only ${only}`;
  if (without !== undefined) return `without ${without}`;
  if (also !== undefined) return `with ${also}`;
  return models === 'included' ? `${judges} and models` : judges;
}

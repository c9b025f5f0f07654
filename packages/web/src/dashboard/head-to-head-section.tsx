import { HeadToHead as HeadToHeadChart, type HeadToHeadCell } from '@stet/charts';
import type { Campaign, HeadToHead } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';

/** Each system against every other. */
export function HeadToHeadSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const query = useQuery('/campaigns/:campaign/head-to-head', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection id="head-to-head" title="Head to head" query={query} what="the comparisons">
      {(found) => (
        <HeadToHeadChart
          id="head-to-head-matrix"
          title="Comparisons won by the system of the column"
          systems={found.systems}
          cells={found.systems.map((row) => found.systems.map((column) => cellOf(found, row, column)))}
          caption="Systems in the order of their Expected Wins. Share of the comparisons that were decided, ties aside. ⋆ p ≤ 0.10, † p ≤ 0.05, ‡ p ≤ 0.01 by a two-sided sign test."
        />
      )}
    </LoadedSection>
  );
}

function cellOf({ cells }: HeadToHead, row: string, column: string): HeadToHeadCell | undefined {
  const cell = cells.find((candidate) => candidate.row === row && candidate.column === column);
  if (cell?.share == null) return undefined;
  const { share, p, wins, losses } = cell;
  return { share, p, decided: wins + losses, mark: p <= 0.01 ? '‡' : p <= 0.05 ? '†' : p <= 0.1 ? '⋆' : '' };
}

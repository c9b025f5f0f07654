import { HeadToHead as HeadToHeadChart, type HeadToHeadCell } from '@stet/charts';
import type { Campaign, HeadToHead } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { useModelsQuery } from '../models/models-choice.js';
import { LoadedSection } from '../shell/loaded.js';
import { words } from '../language/words.js';

/** Each system against every other. */
export function HeadToHeadSection({ campaign: { id, version } }: { readonly campaign: Campaign }): ReactElement {
  const { headToHead } = words().dashboard;
  const query = useQuery('/campaigns/:campaign/head-to-head', {
    param: { campaign: id },
    query: useModelsQuery(),
    version,
  });
  return (
    <LoadedSection id="head-to-head" title={headToHead.title} query={query} what={headToHead.fetched}>
      {(found) => (
        <HeadToHeadChart
          id="head-to-head-matrix"
          title={headToHead.matrix}
          systems={found.systems}
          cells={found.systems.map((row) => found.systems.map((column) => cellOf(found, row, column)))}
          caption={headToHead.caption}
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

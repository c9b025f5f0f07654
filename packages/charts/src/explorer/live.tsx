import { unpackExplored, type ExploredSentence, type PackedExplored } from '@stet/core/internal';
import { useEffect, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { explorerQuery, readExplorerQuery, type ExplorerState } from './explorer-state.js';
import { SentenceExplorer } from './sentence-explorer.js';

interface LiveExplorerProps {
  readonly id: string;
  readonly systems: readonly string[];
  readonly sentences: readonly ExploredSentence[];
}

/** The explorer of a report page, whose view is the query string of the page. */
function LiveExplorer({ id, systems, sentences }: LiveExplorerProps): ReactElement {
  const [state, setState] = useState(() => readExplorerQuery(location.search));
  const [data] = useState({ sentences });
  useEffect(() => {
    const read = (): void => {
      setState(readExplorerQuery(location.search));
    };
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, []);
  return (
    <SentenceExplorer
      id={`${id}-live`}
      systems={systems}
      data={data}
      state={state}
      onState={(next) => {
        setState(next);
        link(next);
      }}
    />
  );
}

function link(state: ExplorerState): void {
  try {
    history.replaceState(null, '', `?${explorerQuery(state)}${location.hash}`);
  } catch {
    // Where a page may not change its address, or does so too often, the view is only not linkable.
  }
}

for (const place of document.querySelectorAll<HTMLElement>('[data-explorer]')) {
  const text = document.getElementById(place.dataset.explorer ?? '')?.textContent ?? '';
  const { systems, packed } = JSON.parse(text) as { systems: string[]; packed: PackedExplored };
  createRoot(place).render(<LiveExplorer id={place.id} systems={systems} sentences={unpackExplored(packed)} />);
}

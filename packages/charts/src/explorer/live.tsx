import { unpackExplored, type ExploredSentence, type PackedExplored } from '@stet/core/internal';
import { useEffect, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { explorerQuery, readExplorerQuery, type ExplorerState } from './explorer-state.js';
import { SentenceExplorer } from './sentence-explorer.js';

interface LiveExplorerProps {
  readonly id: string;
  readonly systems: readonly string[];
  readonly sentences: readonly ExploredSentence[];
  readonly language: string | undefined;
}

/** The explorer of a report page, which keeps its view in the page's query string. */
function LiveExplorer({ id, systems, sentences, language }: LiveExplorerProps): ReactElement {
  const [state, setState] = useState(() => readExplorerQuery(location.search));
  const [data] = useState({ sentences });
  useEffect(() => {
    const read = (): void => {
      setState(readExplorerQuery(location.search));
    };
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  return (
    <SentenceExplorer
      id={`${id}-live`}
      systems={systems}
      data={data}
      language={language}
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
    // A page may not be allowed to change its address, or not so often; then the view just cannot be linked to.
  }
}

for (const container of document.querySelectorAll<HTMLElement>('[data-explorer]')) {
  const text = document.getElementById(container.dataset.explorer ?? '')?.textContent ?? '';
  const { packed, ...rest } = JSON.parse(text) as { systems: string[]; language?: string; packed: PackedExplored };
  createRoot(container).render(
    <LiveExplorer id={container.id} language={undefined} {...rest} sentences={unpackExplored(packed)} />,
  );
}

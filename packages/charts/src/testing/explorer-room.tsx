import { surveyExplored, unpackExplored, type PackedExplored } from '@stet/core/internal';
import { StrictMode, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { LoadSentences, SurveySentences } from '../explorer/explorer-props.js';
import { FIRST_VIEW } from '../explorer/explorer-state.js';
import { SentenceExplorer } from '../explorer/sentence-explorer.js';

/** What a test sets up, and what it observes. */
interface Room {
  readonly systems: readonly string[];
  readonly packed: PackedExplored;
  /** How many requests fail before one is answered. */
  failures: number;
  /** The requests so far: from, to, systems. */
  readonly asked: unknown[];
  /** True once a test lets the counts of a filter through. */
  counts: boolean;
  /** The marks whose action was used. */
  readonly done: unknown[];
}

const room = (globalThis as unknown as { room: Room }).room;
const sentences = unpackExplored(room.packed);

const load: LoadSentences = (from, to, systems) => {
  room.asked.push([from, to, systems]);
  if (room.failures-- > 0) return Promise.reject(new Error('no network'));
  const loaded = sentences.slice(from, to).map((sentence) => ({
    ...sentence,
    outputs: sentence.outputs.filter(({ system }) => systems.includes(system)),
  }));
  return new Promise((resolve) => setTimeout(resolve, 20, loaded));
};

const survey: SurveySentences = async (filter) => {
  while (!room.counts) await new Promise((resolve) => setTimeout(resolve, 20));
  return surveyExplored(sentences, filter);
};

const data = { total: sentences.length, load, survey };

/** An explorer as in the web app: sentences are loaded as needed, and marks have an action. */
function ExplorerRoom(): ReactElement {
  const [state, setState] = useState(FIRST_VIEW);
  return (
    <SentenceExplorer
      id="explorer"
      systems={room.systems}
      data={data}
      state={state}
      onState={setState}
      renderAction={(mark, { sentence }, { system }) =>
        mark.kind === 'unneeded' && (
          <button type="button" onClick={() => room.done.push([sentence, system, mark.corrections[0]])}>
            This is right
          </button>
        )
      }
    />
  );
}

const container = document.getElementById('room');
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <ExplorerRoom />
    </StrictMode>,
  );
}

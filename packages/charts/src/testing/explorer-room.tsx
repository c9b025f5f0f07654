import { unpackExplored, type PackedExplored } from '@stet/core/internal';
import { StrictMode, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { LoadSentences } from '../explorer/explorer-props.js';
import { FIRST_VIEW } from '../explorer/explorer-state.js';
import { SentenceExplorer } from '../explorer/sentence-explorer.js';

/** What a test sets up, and what it finds out. */
interface Room {
  readonly systems: readonly string[];
  readonly packed: PackedExplored;
  /** Requests that fail before one is answered. */
  failures: number;
  /** What was asked for: from, to, systems. */
  readonly asked: unknown[];
  /** What the action of a mark was given. */
  readonly done: unknown[];
}

const room = (globalThis as unknown as { room: Room }).room;
const sentences = unpackExplored(room.packed);

const load: LoadSentences = (from, to, systems) => {
  room.asked.push([from, to, systems]);
  if (room.failures-- > 0) return Promise.reject(new Error('no network'));
  const own = sentences.slice(from, to).map((sentence) => ({
    ...sentence,
    outputs: sentence.outputs.filter(({ system }) => systems.includes(system)),
  }));
  return new Promise((resolve) => setTimeout(resolve, 20, own));
};

const data = { total: sentences.length, load };

/** An explorer as the web app has it: sentences come as they are wanted, and marks have an action. */
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

const place = document.getElementById('room');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <ExplorerRoom />
    </StrictMode>,
  );
}

import type { Practice } from '@stet/server';
import type { ReactElement } from 'react';

type PracticeItem = Practice['items'][number];

interface PracticeEditorProps {
  readonly number: number;
  readonly item: PracticeItem;
  readonly onChange: (item: PracticeItem) => void;
  readonly onRemove: () => void;
}

/** One practice item, folded up until somebody wants to change it. */
export function PracticeEditor({ number, item, onChange, onRemove }: PracticeEditorProps): ReactElement {
  const { source, outputs, explanation } = item;
  return (
    <details className="practice-editor">
      <summary>
        {number}. <bdi>{source}</bdi>
      </summary>
      <div className="stack">
        <label>
          Source
          <input
            type="text"
            required
            dir="auto"
            value={source}
            onChange={(event) => {
              onChange({ ...item, source: event.target.value });
            }}
          />
        </label>
        {outputs.map((output, at) => (
          <div key={at} className="practice-output">
            <label>
              Output {at + 1}
              <input
                type="text"
                required
                dir="auto"
                value={output.text}
                onChange={(event) => {
                  onChange({ ...item, outputs: outputs.with(at, { ...output, text: event.target.value }) });
                }}
              />
            </label>
            <label>
              Rank
              <select
                value={output.rank}
                onChange={(event) => {
                  onChange({ ...item, outputs: outputs.with(at, { ...output, rank: Number(event.target.value) }) });
                }}
              >
                {outputs.map((_, rank) => (
                  <option key={rank} value={rank + 1}>
                    {rank + 1}
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
        <label>
          What to tell the judge afterwards
          <textarea
            rows={2}
            dir="auto"
            value={explanation}
            onChange={(event) => {
              onChange({ ...item, explanation: event.target.value });
            }}
          />
        </label>
        <div className="actions">
          <button
            type="button"
            disabled={outputs.length >= 5}
            onClick={() => {
              onChange({ ...item, outputs: [...outputs, { text: source, rank: outputs.length + 1 }] });
            }}
          >
            Add an output
          </button>
          <button
            type="button"
            disabled={outputs.length <= 2}
            onClick={() => {
              const kept = outputs.slice(0, -1);
              onChange({
                ...item,
                outputs: kept.map((output) => ({ ...output, rank: Math.min(output.rank, kept.length) })),
              });
            }}
          >
            Remove the last output
          </button>
          <button type="button" className="quiet" onClick={onRemove}>
            Remove the item
          </button>
        </div>
      </div>
    </details>
  );
}

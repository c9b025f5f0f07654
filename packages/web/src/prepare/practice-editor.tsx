import type { Practice, Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import { protocolFor } from '../judging/protocols/protocols.js';
import { Select } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { TextArea, TextInput } from '../shell/text-input.js';
import { words } from '../language/words.js';
import { spokenExplanation } from './standard-practice.js';

type PracticeItem = Practice['items'][number];

/** More do not fit a lesson. */
const MOST_OUTPUTS = 5;

interface PracticeEditorProps {
  readonly number: number;
  readonly item: PracticeItem;
  readonly protocol: Protocol;
  readonly onChange: (item: PracticeItem) => void;
  readonly onRemove: () => void;
}

/** One practice item, folded up until somebody wants to change it. */
export function PracticeEditor(props: PracticeEditorProps): ReactElement {
  const { prepare } = words();
  const { number, item, protocol, onChange, onRemove } = props;
  const { ModelFields, outputs: mostOutputs = MOST_OUTPUTS } = protocolFor(protocol);
  const { source, outputs } = item;
  const change = (changes: Partial<PracticeItem>): void => {
    onChange({ ...item, ...changes });
  };
  const field = fieldsOf(item, change);
  return (
    <details className="practice-editor">
      <summary>
        {number}. <bdi>{source}</bdi>
      </summary>
      <div className="stack">
        <TextInput label={prepare.source} required {...field('source')} />
        {outputs.map((output, at) => (
          <div key={at} className="practice-output">
            <TextInput
              label={prepare.output(at + 1)}
              required
              value={output.text}
              onChange={(text) => change({ outputs: outputs.with(at, { ...output, text }) })}
            />
            {ModelFields === undefined ? (
              <Select
                label={prepare.rank}
                options={outputs.map((_, rank) => [String(rank + 1), rank + 1])}
                value={String(output.rank)}
                onChange={(rank) => change({ outputs: outputs.with(at, { ...output, rank: Number(rank) }) })}
              />
            ) : (
              <ModelFields
                settings={protocol}
                source={source}
                outputs={outputs}
                at={at}
                onChange={(changed) => change({ outputs: changed })}
              />
            )}
          </div>
        ))}
        <TextArea
          label={prepare.afterwards}
          rows={2}
          value={spokenExplanation(item.explanation)}
          onChange={(explanation) => change({ explanation })}
        />
        <div className="actions">
          <button
            type="button"
            disabled={outputs.length >= mostOutputs}
            onClick={() => change({ outputs: [...outputs, { text: source, rank: outputs.length + 1 }] })}
          >
            {prepare.addOutput}
          </button>
          <button
            type="button"
            disabled={outputs.length <= 2}
            onClick={() => {
              const kept = outputs.slice(0, -1);
              change({ outputs: kept.map((output) => ({ ...output, rank: Math.min(output.rank, kept.length) })) });
            }}
          >
            {prepare.removeLastOutput}
          </button>
          <button type="button" className="quiet" onClick={onRemove}>
            {prepare.removeItem}
          </button>
        </div>
      </div>
    </details>
  );
}

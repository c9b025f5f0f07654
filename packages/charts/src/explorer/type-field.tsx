import type { TypeRecall } from '@stet/core/internal';
import { useState, type ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';
import { typeName } from './mark-words.js';
import { tally } from './tally.js';

interface TypeFieldProps {
  readonly system: string;
  /** Undefined until they are known. */
  readonly types: readonly TypeRecall[] | undefined;
  readonly chosen: readonly string[];
  readonly onTypes: (types: readonly string[]) => void;
}

/** The error types, with how many of the gold edits of each the system made. */
export function TypeField({ system, types, chosen, onTypes }: TypeFieldProps): ReactElement | null {
  // Open at first if the view chooses types; after that the reader decides.
  const [open] = useState(chosen.length > 0);
  // A link may name types that this gold does not have; the reader can still deselect them.
  const goldTypes = new Set(types?.map(({ type }) => type));
  const rows = [
    ...(types ?? []),
    ...chosen
      .filter((type) => !goldTypes.has(type))
      .map((type): TypeRecall => ({ type, correct: 0, gold: 0, recall: 0 })),
  ];
  if (types?.length === 0 && rows.length === 0) return null;
  const words = chartWords().explorer;
  const [before, after] = words.recalled;
  return (
    <details className="types" open={open}>
      <summary>
        {words.types}
        {chosen.length > 0 && <b> {chosen.join(', ')}</b>}
      </summary>
      <fieldset>
        <legend>
          {before}
          <bdi>{system}</bdi>
          {after}
        </legend>
        {types === undefined && rows.length === 0 && tally(undefined)}
        {rows.map(({ type, correct, gold, wrong }) => (
          <label key={type} className="choice" title={typeName(type)}>
            <input
              type="checkbox"
              checked={chosen.includes(type)}
              onChange={() =>
                onTypes(chosen.includes(type) ? chosen.filter((candidate) => candidate !== type) : [...chosen, type])
              }
            />{' '}
            <bdi>{type}</bdi>{' '}
            <span className="tally">
              {types === undefined
                ? tally(undefined)
                : wrong !== undefined && wrong > 0
                  ? words.ofGoldWrong(tally(correct), tally(gold), tally(wrong))
                  : words.ofGold(tally(correct), tally(gold))}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

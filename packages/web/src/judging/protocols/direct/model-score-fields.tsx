import { ranksByScores, type Scale } from '@stet/core/internal';
import type { ProtocolOf } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../../language/words.js';
import type { ModelFieldsProps } from '../judging-protocol.js';

type Props = ModelFieldsProps<ProtocolOf<'direct'>>;

/** The scores that the organiser would give an output of a practice item. */
export function ModelScoreFields({ settings: { scales }, outputs, at, onChange }: Props): ReactElement {
  const shown = words().judging.scales;
  const change = (scale: Scale, score: number | undefined): void => {
    const output = outputs[at];
    const scores = { ...output.details?.scores, [scale]: score };
    onChange(withRanks(outputs.with(at, { ...output, details: { ...output.details, scores } }), scales));
  };
  return (
    <div className="model-scores">
      {scales.map((scale) => (
        <label key={scale}>
          {shown[scale].title}
          <input
            type="number"
            min={0}
            max={100}
            step={1}
            required
            value={outputs[at].details?.scores?.[scale] ?? ''}
            onChange={({ target }) => change(scale, target.value === '' ? undefined : target.valueAsNumber)}
          />
        </label>
      ))}
    </div>
  );
}

/** Ranks follow from the scores, once all are there. */
function withRanks(outputs: Props['outputs'], scales: readonly Scale[]): Props['outputs'] {
  const given = outputs.map(({ details }) =>
    Object.fromEntries(scales.map((scale) => [scale, details?.scores?.[scale]])),
  );
  if (given.some((scores) => Object.values(scores).includes(undefined))) return outputs;
  const ranks = ranksByScores(given);
  return outputs.map((output, at) => ({ ...output, rank: ranks[at] }));
}

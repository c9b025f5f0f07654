import { SCALES } from '@stet/core/internal';
import type { ProtocolOf } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { Check } from '../../../shell/choices.js';
import type { ProtocolFieldsProps } from '../judging-protocol.js';

type DirectProtocol = ProtocolOf<'direct'>;

/** Which scales judges are shown: at least one. */
export function ScaleFields({ settings, onChange }: ProtocolFieldsProps<DirectProtocol>): ReactElement {
  const { judging } = words();
  const { scales } = settings;
  return (
    <fieldset className="scale-fields">
      <legend>{judging.scalesLegend}</legend>
      {SCALES.map((scale) => {
        const isChosen = scales.includes(scale);
        return (
          <Check
            key={scale}
            value={isChosen}
            disabled={isChosen && scales.length === 1}
            onChange={(chosen) =>
              onChange({
                ...settings,
                scales: SCALES.filter((other) => (other === scale ? chosen : scales.includes(other))),
              })
            }
          >
            {judging.scales[scale].title}: {judging.scales[scale].question}
          </Check>
        );
      })}
    </fieldset>
  );
}

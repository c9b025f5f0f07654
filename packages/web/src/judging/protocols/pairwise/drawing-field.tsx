import type { ProtocolOf } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../../language/words.js';
import { Select } from '../../../shell/choices.js';
import type { ProtocolFieldsProps } from '../judging-protocol.js';

type Settings = ProtocolOf<'pairwise'>;

/** How pairs of systems are drawn. */
export function DrawingField({ settings, onChange }: ProtocolFieldsProps<Settings>): ReactElement {
  const { drawing: label, drawings } = words().judging;
  return (
    <Select
      label={label}
      className="protocol"
      options={[
        ['even', drawings.even],
        ['adaptive', drawings.adaptive],
      ]}
      value={settings.drawing}
      onChange={(drawing) => onChange({ ...settings, drawing })}
    />
  );
}

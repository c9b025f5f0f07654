import type { ProtocolOf } from '@stet/server';
import type { ReactElement } from 'react';
import { Select } from '../../../shell/choices.js';
import type { ProtocolFieldsProps } from '../judging-protocol.js';

type Settings = ProtocolOf<'pairwise'>;

/** How pairs of systems are drawn. */
export function DrawingField({ settings, onChange }: ProtocolFieldsProps<Settings>): ReactElement {
  return (
    <Select
      label="Drawing"
      className="protocol"
      options={[
        ['even', 'Even: compare all pairs of systems equally often'],
        ['adaptive', 'Adaptive: compare more often the systems whose order is least sure'],
      ]}
      value={settings.drawing}
      onChange={(drawing) => onChange({ ...settings, drawing })}
    />
  );
}

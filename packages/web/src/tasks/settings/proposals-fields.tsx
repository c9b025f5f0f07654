import type { ReactElement } from 'react';
import { MomentField } from '../../time/moment-field.js';
import type { Draft } from './use-draft.js';

interface ProposalsFieldsProps {
  readonly draft: Draft;
  /** The time zone of the dates. */
  readonly zone: string;
}

/** When teams may propose alternative answers. */
export function ProposalsFields({ draft, zone }: ProposalsFieldsProps): ReactElement {
  const { proposals } = draft.value;
  return (
    <div className="fields">
      <MomentField
        label="Proposals from"
        hint="empty: none are taken"
        zone={zone}
        value={proposals.opensAt}
        onChange={(opensAt) => {
          draft.change({ proposals: { ...proposals, opensAt } });
        }}
      />
      <MomentField
        label="Proposals until"
        hint="empty: without end"
        zone={zone}
        value={proposals.closesAt}
        onChange={(closesAt) => {
          draft.change({ proposals: { ...proposals, closesAt } });
        }}
      />
    </div>
  );
}

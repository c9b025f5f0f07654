import type { ReactElement } from 'react';
import { fieldsOf } from '../../shell/fields-of.js';
import { MomentField } from '../../time/moment-field.js';
import type { Draft } from './use-draft.js';

interface ProposalDatesProps {
  readonly draft: Draft;
  /** The time zone of the dates. */
  readonly zone: string;
}

/** When teams may propose alternative answers. */
export function ProposalDates({ draft, zone }: ProposalDatesProps): ReactElement {
  const { value, onChange } = draft.field('proposals');
  const field = fieldsOf(value, (changes) => onChange({ ...value, ...changes }));
  return (
    <div className="fields">
      <MomentField label="Proposals from" hint="empty: teams cannot propose" zone={zone} {...field('opensAt')} />
      <MomentField label="Proposals until" hint="empty: without end" zone={zone} {...field('closesAt')} />
    </div>
  );
}

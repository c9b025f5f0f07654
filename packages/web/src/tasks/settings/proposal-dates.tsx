import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
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
  const { proposals } = words().tasks;
  return (
    <div className="fields">
      <MomentField label={proposals.from} hint={proposals.fromHint} zone={zone} {...field('opensAt')} />
      <MomentField label={proposals.until} hint={proposals.untilHint} zone={zone} {...field('closesAt')} />
    </div>
  );
}

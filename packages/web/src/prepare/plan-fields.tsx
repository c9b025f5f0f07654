import type { Plan } from '@stet/server';
import type { ReactElement } from 'react';
import { protocolFor, protocolKinds } from '../judging/protocols/protocols.js';
import { Check, Select } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { LanguageField, NumberField } from '../shell/strict-field.js';

interface PlanFieldsProps {
  readonly plan: Plan;
  readonly onChange: (changes: Partial<Plan>) => void;
}

const COUNTS = [
  ['items', 'Items', 'sampled sets of outputs', 1, 20_000],
  ['outputsPerItem', 'Outputs on a page', 'at most; equal ones are shown as one', 2, 10],
  ['overlapPercent', 'Overlap, percent', 'of the items go to several judges, for agreement', 0, 100],
  ['overlapJudges', 'Judges of those', 'how many see each of them', 2, 20],
  ['repeatEvery', 'Repeat every', 'items, a judge sees an earlier one again; 0 for never', 0, 1000],
  ['checkEvery', 'Attention check every', 'items on average, one whose answer is known; 0 for never', 0, 1000],
  ['seed', 'Seed', 'the same seed draws the same items', 0, 2_147_483_647],
  ['tooFastSeconds', 'Too fast, seconds', 'quicker answers are counted as such', 0, 600],
  ['leaseMinutes', 'Lease, minutes', 'an item not judged by then goes to another judge', 1, 1440],
] as const;

/** Everything that a sampling plan says. */
export function PlanFields({ plan, onChange }: PlanFieldsProps): ReactElement {
  const { share, judges } = plan.overlap;
  const fields = { ...plan, overlapPercent: Math.round(share * 100), overlapJudges: judges };
  const field = fieldsOf(fields, ({ overlapPercent, overlapJudges = judges, ...changes }) => {
    const overlap = { share: overlapPercent === undefined ? share : overlapPercent / 100, judges: overlapJudges };
    onChange({ overlap, ...changes });
  });
  const { Fields, outputs } = protocolFor(plan.protocol);
  const counts = COUNTS.filter(([key]) => key !== 'outputsPerItem' || outputs === undefined);
  return (
    <>
      <Select
        label="Protocol"
        className="protocol"
        options={protocolKinds.map((kind) => {
          const { title, hint } = protocolFor({ kind });
          return [kind, `${title}: ${hint}`];
        })}
        value={plan.protocol.kind}
        onChange={(kind) => onChange({ protocol: protocolFor({ kind }).settings })}
      />
      {Fields !== undefined && <Fields settings={plan.protocol} onChange={(protocol) => onChange({ protocol })} />}
      <div className="fields">
        {counts.map(([key, label, hint, min, max]) => (
          <NumberField key={key} label={label} hint={hint} min={min} max={max} {...field(key)} />
        ))}
        <LanguageField {...field('language')} />
      </div>
      <Check {...field('context')}>Show the sentences before and after</Check>
      {outputs === undefined && <Check {...field('balanced')}>Prefer outputs of systems that were compared less</Check>}
      <Check {...field('replacement')}>A sentence may be drawn again</Check>
    </>
  );
}

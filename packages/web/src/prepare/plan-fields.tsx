import type { Plan } from '@stet/server';
import type { ReactElement } from 'react';
import { NumberField } from '../shell/number-field.js';
import { TextField } from '../shell/text-field.js';

interface PlanFieldsProps {
  readonly plan: Plan;
  readonly onChange: (changes: Partial<Plan>) => void;
}

/** Everything that a sampling plan says. */
export function PlanFields({ plan, onChange }: PlanFieldsProps): ReactElement {
  return (
    <>
      <div className="fields">
        <NumberField
          label="Items"
          hint="sampled sets of outputs"
          min={1}
          max={20_000}
          value={plan.items}
          onChange={(items) => {
            onChange({ items });
          }}
        />
        <NumberField
          label="Outputs on a page"
          hint="at most; equal ones are shown as one"
          min={2}
          max={10}
          value={plan.outputsPerItem}
          onChange={(outputsPerItem) => {
            onChange({ outputsPerItem });
          }}
        />
        <NumberField
          label="Overlap, percent"
          hint="of the items go to several judges, for agreement"
          min={0}
          max={100}
          value={Math.round(plan.overlap.share * 100)}
          onChange={(share) => {
            onChange({ overlap: { ...plan.overlap, share: share / 100 } });
          }}
        />
        <NumberField
          label="Judges of those"
          hint="how many see each of them"
          min={2}
          max={20}
          value={plan.overlap.judges}
          onChange={(count) => {
            onChange({ overlap: { ...plan.overlap, judges: count } });
          }}
        />
        <NumberField
          label="Repeat every"
          hint="so many items a judge meets one again; 0 for never"
          min={0}
          max={1000}
          value={plan.repeatEvery}
          onChange={(repeatEvery) => {
            onChange({ repeatEvery });
          }}
        />
        <NumberField
          label="Seed"
          hint="the same seed draws the same items"
          min={0}
          max={2_147_483_647}
          value={plan.seed}
          onChange={(seed) => {
            onChange({ seed });
          }}
        />
        <NumberField
          label="Too fast, seconds"
          hint="quicker answers are counted as such"
          min={0}
          max={600}
          value={plan.tooFastSeconds}
          onChange={(tooFastSeconds) => {
            onChange({ tooFastSeconds });
          }}
        />
        <NumberField
          label="Lease, minutes"
          hint="an item not judged by then returns"
          min={1}
          max={1440}
          value={plan.leaseMinutes}
          onChange={(leaseMinutes) => {
            onChange({ leaseMinutes });
          }}
        />
        <TextField
          label="Language"
          hint="of the sentences, such as en or zh-Hans: for fonts and screen readers"
          pattern="([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4})?"
          value={plan.language}
          onChange={(language) => {
            onChange({ language });
          }}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={plan.context}
          onChange={(event) => {
            onChange({ context: event.target.checked });
          }}
        />
        Show the sentences before and after
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={plan.balanced}
          onChange={(event) => {
            onChange({ balanced: event.target.checked });
          }}
        />
        Prefer outputs of systems that were compared less
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={plan.replacement}
          onChange={(event) => {
            onChange({ replacement: event.target.checked });
          }}
        />
        A sentence may be drawn again
      </label>
    </>
  );
}

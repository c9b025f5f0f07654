import type { Plan } from '@stet/server';
import type { ReactElement } from 'react';
import { protocolFor, protocolKinds } from '../judging/protocols/protocols.js';
import { Check, Select } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { LanguageField, NumberField } from '../shell/strict-field.js';
import { words } from '../language/words.js';

interface PlanFieldsProps {
  readonly plan: Plan;
  readonly onChange: (changes: Partial<Plan>) => void;
}

/** The numbers of a plan, with their bounds. */
const COUNTS = [
  ['items', 1, 20_000],
  ['outputsPerItem', 2, 10],
  ['overlapPercent', 0, 100],
  ['overlapJudges', 2, 20],
  ['repeatEvery', 0, 1000],
  ['checkEvery', 0, 1000],
  ['seed', 0, 2_147_483_647],
  ['tooFastSeconds', 0, 600],
  ['leaseMinutes', 1, 1440],
] as const;

/** Everything that a sampling plan says. */
export function PlanFields({ plan, onChange }: PlanFieldsProps): ReactElement {
  const { prepare } = words();
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
        label={prepare.protocol}
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
        {counts.map(([key, min, max]) => {
          const [label, hint] = prepare.planFields[key];
          return <NumberField key={key} label={label} hint={hint} min={min} max={max} {...field(key)} />;
        })}
        <LanguageField {...field('language')} />
      </div>
      <Check {...field('context')}>{prepare.context}</Check>
      {outputs === undefined && <Check {...field('balanced')}>{prepare.balanced}</Check>}
      <Check {...field('replacement')}>{prepare.replacement}</Check>
    </>
  );
}

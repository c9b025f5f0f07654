import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Choice } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { NumberField, StrictField } from '../shell/strict-field.js';
import { TextArea, TextInput } from '../shell/text-input.js';
import type { CrowdDraft } from './use-crowd.js';

const COUNTS = [
  ['limit', 'limitHint', 10_000],
  ['itemsEach', 'itemsEachHint', 1000],
] as const;
const PARAMETER = '[A-Za-z][\\w.\\-]{0,63}';

interface CrowdSettingsProps {
  readonly draft: CrowdDraft;
  /** Judgments that the plan asks for. */
  readonly wanted: number;
}

/** How participants are recruited by a link for everybody. */
export function CrowdSettings({ draft, wanted }: CrowdSettingsProps): ReactElement {
  const { crowd } = words();
  return (
    <section aria-labelledby="crowd">
      <h2 id="crowd">{crowd.participants}</h2>
      {draft.crowd === null ? (
        <>
          <p>{crowd.recruiting}</p>
          <button type="button" onClick={draft.begin}>
            {crowd.recruit}
          </button>
        </>
      ) : (
        <CrowdFields crowd={draft.crowd} change={draft.change} wanted={wanted} />
      )}
    </section>
  );
}

interface CrowdFieldsProps {
  readonly crowd: NonNullable<CrowdDraft['crowd']>;
  readonly change: CrowdDraft['change'];
  readonly wanted: number;
}

function CrowdFields({ crowd, change, wanted }: CrowdFieldsProps): ReactElement {
  const { crowd: crowdWords } = words();
  const field = fieldsOf(crowd, change);
  const { limit, itemsEach, completion } = crowd;
  return (
    <>
      <div className="fields">
        {COUNTS.map(([key, hint, max]) => (
          <NumberField key={key} label={crowdWords[key]} hint={crowdWords[hint]} min={1} max={max} {...field(key)} />
        ))}
        <StrictField
          label={crowdWords.parameter}
          hint={crowdWords.parameterHint}
          fault={crowdWords.parameterFault}
          type="text"
          required
          autoComplete="off"
          spellCheck={false}
          pattern={PARAMETER}
          read={({ value }) => (new RegExp(`^(?:${PARAMETER})$`, 'u').test(value) ? { value } : undefined)}
          {...field('parameter')}
        />
      </div>
      <p className="quiet">{crowdWords.together(limit * itemsEach, wanted)}</p>
      <div className="stack">
        <TextArea label={crowdWords.consent} rows={6} maxLength={20_000} {...field('consent')} />
      </div>
      <h3>{crowdWords.atEnd}</h3>
      <Choice
        legend={crowdWords.completion}
        name="completion"
        options={[
          ['code', crowdWords.code],
          ['address', crowdWords.address],
        ]}
        value={completion.kind}
        onChange={(kind) => change({ completion: kind === 'code' ? { kind, code: '' } : { kind, address: '' } })}
      />
      <div className="stack">
        {completion.kind === 'code' ? (
          <TextInput
            label={crowdWords.completionCode}
            required
            pattern=".*\S.*"
            maxLength={100}
            value={completion.code}
            onChange={(code) => change({ completion: { kind: 'code', code } })}
          />
        ) : (
          <TextInput
            label={crowdWords.completionAddress}
            hint={crowdWords.addressHint}
            required
            inputMode="url"
            pattern="https://.+"
            maxLength={2000}
            value={completion.address}
            onChange={(address) => change({ completion: { kind: 'address', address } })}
          />
        )}
      </div>
    </>
  );
}

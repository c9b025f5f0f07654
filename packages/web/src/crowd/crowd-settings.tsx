import type { ReactElement } from 'react';
import { Choice } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { NumberField, StrictField } from '../shell/strict-field.js';
import { TextArea, TextInput } from '../shell/text-input.js';
import type { CrowdDraft } from './use-crowd.js';

const COUNTS = [
  ['limit', 'Participants, at most', 'who has begun can always come back', 10_000],
  ['itemsEach', 'Items for each', 'repeated items and attention checks come on top', 1000],
] as const;
const PARAMETER = '[A-Za-z][\\w.\\-]{0,63}';

interface CrowdSettingsProps {
  readonly draft: CrowdDraft;
  /** Judgments that the plan asks for. */
  readonly wanted: number;
}

/** How participants are recruited by a link for everybody. */
export function CrowdSettings({ draft, wanted }: CrowdSettingsProps): ReactElement {
  return (
    <section aria-labelledby="crowd">
      <h2 id="crowd">Participants</h2>
      {draft.crowd === null ? (
        <>
          <p>
            Besides judges whom you know, you can recruit people by a service such as Prolific: they all come by one
            link, and each gets a fixed number of items.
          </p>
          <button type="button" onClick={draft.begin}>
            Recruit participants
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
  const field = fieldsOf(crowd, change);
  const { limit, itemsEach, completion } = crowd;
  return (
    <>
      <div className="fields">
        {COUNTS.map(([key, label, hint, max]) => (
          <NumberField key={key} label={label} hint={hint} min={1} max={max} {...field(key)} />
        ))}
        <StrictField
          label="Parameter with the id"
          hint="of the link: PROLIFIC_PID, workerId, participant …"
          fault="a name of letters, digits, dots, hyphens and underscores"
          type="text"
          required
          autoComplete="off"
          spellCheck={false}
          pattern={PARAMETER}
          read={({ value }) => (new RegExp(`^(?:${PARAMETER})$`, 'u').test(value) ? { value } : undefined)}
          {...field('parameter')}
        />
      </div>
      <p className="quiet">
        Together at most {limit * itemsEach} judgments
        {wanted > 0 && `; the plan asks for ${wanted}`}.
      </p>
      <div className="stack">
        <TextArea label="What participants agree to" rows={6} maxLength={20_000} {...field('consent')} />
      </div>
      <h3>At the end</h3>
      <Choice
        legend="What participants get at the end"
        name="completion"
        options={[
          ['code', 'They see a code'],
          ['address', 'They are sent to an address'],
        ]}
        value={completion.kind}
        onChange={(kind) => change({ completion: kind === 'code' ? { kind, code: '' } : { kind, address: '' } })}
      />
      <div className="stack">
        {completion.kind === 'code' ? (
          <TextInput
            label="Completion code"
            required
            pattern=".*\S.*"
            maxLength={100}
            value={completion.code}
            onChange={(code) => change({ completion: { kind: 'code', code } })}
          />
        ) : (
          <TextInput
            label="Completion address"
            hint="begins with https://"
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

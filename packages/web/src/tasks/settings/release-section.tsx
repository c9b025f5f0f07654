import type { TaskSettings } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { fieldsOf } from '../../shell/fields-of.js';
import { SaveForm } from '../../shell/save-form.js';
import { MomentField } from '../../time/moment-field.js';
import { ZoneField } from '../../time/zone-field.js';
import type { TaskProps } from '../task-props.js';
import { ProposalDates } from './proposal-dates.js';
import { useDraft } from './use-draft.js';

type Release = TaskSettings['release'];

const RELEASES: readonly (readonly [key: keyof Release, label: string, hint: string])[] = [
  ['source', 'Source from', 'for teams; empty: not yet'],
  ['leaderboard', 'Leaderboard from', 'for everybody; empty: each team sees its own score alone'],
  ['systems', 'Systems from', 'the sentences of all; empty: each team sees its own alone'],
  ['gold', 'Gold from', 'for everybody, and with it the explorer; empty: only you see it'],
];

const MINUTE = 60_000;

/** What becomes public when; until then teams see only their own work. */
export function ReleaseSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  const { release } = draft.value;
  const field = fieldsOf(release, (changes) => draft.change({ release: { ...release, ...changes } }));
  const [zone, setZone] = useState(task.settings.phases.at(-1)?.timeZone ?? 'UTC');
  const now = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;
  return (
    <section aria-labelledby="release">
      <h2 id="release">What is public when</h2>
      <SaveForm saving={draft} what="the dates">
        <div className="fields">
          <ZoneField value={zone} onChange={setZone} />
        </div>
        <div className="fields">
          {RELEASES.map(([key, label, hint]) => (
            <div key={key}>
              <MomentField label={label} hint={hint} zone={zone} {...field(key)} />
              <button
                type="button"
                className="quiet"
                onClick={() => field(key).onChange(release[key] === null ? now() : null)}
              >
                {release[key] === null ? 'Release now' : 'Take back'}
                <span className="unseen">: {label}</span>
              </button>
            </div>
          ))}
        </div>
        <h3>Alternative answers</h3>
        <p>Once the gold is public, teams may propose corrections that it lacks, and annotators judge them.</p>
        <ProposalDates draft={draft} zone={zone} />
      </SaveForm>
    </section>
  );
}

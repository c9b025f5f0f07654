import type { TaskSettings } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { fieldsOf } from '../../shell/fields-of.js';
import { MomentField } from '../../time/moment-field.js';
import { ZoneField } from '../../time/zone-field.js';
import type { TaskProps } from '../task-props.js';
import { ProposalDates } from './proposal-dates.js';
import { ReleaseButton } from './release-button.js';
import type { Draft } from './use-draft.js';

type Release = TaskSettings['release'];

const RELEASES: readonly (readonly [key: keyof Release, label: string, hint: string])[] = [
  ['source', 'Source from', 'for teams; empty: not yet'],
  ['leaderboard', 'Leaderboard from', 'for everybody; empty: each team sees only its own score'],
  ['systems', 'Systems from', 'the sentences of all teams; empty: each team sees only its own'],
  ['gold', 'Gold from', 'for everybody, and with it the explorer; empty: only you see it'],
];

/** What becomes public when; until then teams see only their own work. */
export function ReleaseSection({ task, draft }: TaskProps & { readonly draft: Draft }): ReactElement {
  const { release } = draft.value;
  const field = fieldsOf(release, (changes) => draft.change({ release: { ...release, ...changes } }));
  const [zone, setZone] = useState(task.settings.phases.at(-1)?.timeZone ?? 'UTC');
  return (
    <section aria-labelledby="release">
      <h2 id="release">Release dates</h2>
      <p>The buttons act at once. A date is saved with the other settings.</p>
      <div className="fields">
        <ZoneField value={zone} onChange={setZone} />
      </div>
      <div className="fields">
        {RELEASES.map(([key, label, hint]) => (
          <div key={key}>
            <MomentField label={label} hint={hint} zone={zone} {...field(key)} />
            <ReleaseButton task={task} draft={draft} what={key} />
          </div>
        ))}
      </div>
      <h3>Alternative answers</h3>
      <p>Once the gold is public, teams may propose corrections that it lacks, and annotators judge them.</p>
      <ProposalDates draft={draft} zone={zone} />
    </section>
  );
}

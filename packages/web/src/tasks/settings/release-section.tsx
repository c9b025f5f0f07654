import type { TaskSettings } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { words } from '../../language/words.js';
import { Check } from '../../shell/choices.js';
import { fieldsOf } from '../../shell/fields-of.js';
import { MomentField } from '../../time/moment-field.js';
import { ZoneField } from '../../time/zone-field.js';
import type { TaskProps } from '../task-props.js';
import { ProposalDates } from './proposal-dates.js';
import { ReleaseButton } from './release-button.js';
import type { Draft } from './use-draft.js';

const RELEASES: readonly (keyof TaskSettings['release'])[] = ['source', 'leaderboard', 'systems', 'gold'];

/** What becomes public when; until then teams see only their own work. */
export function ReleaseSection({ task, draft }: TaskProps & { readonly draft: Draft }): ReactElement {
  const { release } = draft.value;
  const field = fieldsOf(release, (changes) => draft.change({ release: { ...release, ...changes } }));
  const texts = words().tasks.release;
  const [zone, setZone] = useState(task.settings.phases.at(-1)?.timeZone ?? 'UTC');
  return (
    <section aria-labelledby="release">
      <h2 id="release">{texts.title}</h2>
      <p>{texts.intro}</p>
      <div className="fields">
        <ZoneField value={zone} onChange={setZone} />
      </div>
      <div className="fields">
        {RELEASES.map((key) => (
          <div key={key}>
            <MomentField label={texts[key].label} hint={texts[key].hint} zone={zone} {...field(key)} />
            <ReleaseButton task={task} draft={draft} what={key} />
          </div>
        ))}
      </div>
      <Check {...draft.field('totalsOnly')}>{texts.totalsOnly}</Check>
      <h3>{texts.alternatives}</h3>
      <p>{texts.alternativesIntro}</p>
      <ProposalDates draft={draft} zone={zone} />
    </section>
  );
}

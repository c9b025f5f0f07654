import type { Phase } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
import { ownZone } from '../../time/zoned-time.js';
import { PhaseFields } from './phase-fields.js';
import type { Draft } from './use-draft.js';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const MOST = 20;

/** A phase of a week, from now or from the end of the last phase. */
function nextPhase(phases: readonly Phase[], now: number): Phase {
  const last = phases.at(-1);
  const { first, numbered } = words().tasks.phases;
  const opensAt = last?.closesAt ?? Math.floor(now / MINUTE) * MINUTE;
  return {
    name: phases.length === 0 ? first : numbered(phases.length + 1),
    opensAt,
    closesAt: opensAt + WEEK,
    timeZone: last?.timeZone ?? ownZone(),
    limit: 0,
    limitPerDay: 0,
    limitPerMonth: 0,
  };
}

/** When teams may hand in, and how often. */
export function PhasesSection({ draft }: { readonly draft: Draft }): ReactElement {
  const { phases } = draft.value;
  const { onChange: set } = draft.field('phases');
  const texts = words().tasks.phases;
  return (
    <section aria-labelledby="phases">
      <h2 id="phases">{texts.title}</h2>
      <p>{texts.intro}</p>
      {phases.map((phase, at) => (
        <PhaseFields
          key={at}
          number={at + 1}
          phase={phase}
          onChange={(changes) => set(phases.map((each, index) => (index === at ? { ...each, ...changes } : each)))}
          onRemove={() => set(phases.toSpliced(at, 1))}
        />
      ))}
      <p>
        <button
          type="button"
          disabled={phases.length === MOST}
          onClick={() => set([...phases, nextPhase(phases, Date.now())])}
        >
          {texts.add}
        </button>
      </p>
    </section>
  );
}

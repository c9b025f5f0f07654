import type { ReactElement } from 'react';
import { systemNameOf } from '../../prepare/system-name.js';
import { TextInput } from '../../shell/text-input.js';
import { withBlank } from '../files/place-texts.js';
import type { TextsProps } from './basis-section.js';
import { TextBox } from './text-box.js';

/** What systems made of the sentences. */
export function SystemsSection({ input: { systems }, onChange, onFile }: TextsProps): ReactElement {
  return (
    <section aria-labelledby="systems">
      <h2 id="systems">Systems</h2>
      {systems.map((system, at) => (
        <div key={at} className="system-box">
          <TextInput
            className="system-name"
            label={
              <span>
                Name<span className="unseen"> of system {at + 1}</span>
              </span>
            }
            autoComplete="off"
            spellCheck={false}
            value={system.name}
            onChange={(name) => onChange({ systems: systems.with(at, { ...system, name }) })}
          />
          <TextBox
            label={`Output ${at + 1}`}
            value={system}
            placeholder="What the system wrote, one line per sentence"
            rows={6}
            onText={(text) => onChange({ systems: systems.with(at, { ...system, text }) })}
            onFile={(file) =>
              onFile(file, ({ name, text }) => ({ systems: systems.with(at, { name: systemNameOf(name), text }) }))
            }
          >
            {systems.length > 1 && (
              <button type="button" className="quiet" onClick={() => onChange({ systems: systems.toSpliced(at, 1) })}>
                Remove<span className="unseen"> system {at + 1}</span>
              </button>
            )}
          </TextBox>
        </div>
      ))}
      <button type="button" onClick={() => onChange({ systems: withBlank(systems, 'system') })}>
        Add a system
      </button>
    </section>
  );
}

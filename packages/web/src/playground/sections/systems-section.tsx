import type { ReactElement } from 'react';
import { systemNameOf } from '../../prepare/system-name.js';
import { TextInput } from '../../shell/text-input.js';
import { withBlank } from '../files/place-texts.js';
import type { TextsProps } from './basis-section.js';
import { TextBox } from './text-box.js';
import { words } from '../../language/words.js';
import { unseen } from '../../shell/unseen.js';

/** What systems made of the sentences. */
export function SystemsSection({ input: { systems }, onChange, onFile }: TextsProps): ReactElement {
  const { playground } = words();
  return (
    <section aria-labelledby="systems">
      <h2 id="systems">{playground.systems}</h2>
      {systems.map((system, at) => (
        <div key={at} className="system-box">
          <TextInput
            className="system-name"
            label={<span>{playground.nameOfSystem(at + 1, unseen)}</span>}
            autoComplete="off"
            spellCheck={false}
            value={system.name}
            onChange={(name) => onChange({ systems: systems.with(at, { ...system, name }) })}
          />
          <TextBox
            label={playground.output(at + 1)}
            value={system}
            placeholder={playground.outputHint}
            rows={6}
            onText={(text) => onChange({ systems: systems.with(at, { ...system, text }) })}
            onFile={(file) =>
              onFile(file, ({ name, text }) => ({ systems: systems.with(at, { name: systemNameOf(name), text }) }))
            }
          >
            {systems.length > 1 && (
              <button type="button" className="quiet" onClick={() => onChange({ systems: systems.toSpliced(at, 1) })}>
                {playground.removeSystem(at + 1, unseen)}
              </button>
            )}
          </TextBox>
        </div>
      ))}
      <button type="button" onClick={() => onChange({ systems: withBlank(systems, 'system') })}>
        {playground.addSystem}
      </button>
    </section>
  );
}

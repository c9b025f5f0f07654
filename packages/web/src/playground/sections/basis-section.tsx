import type { ReactElement } from 'react';
import { Choice } from '../../shell/choices.js';
import { fieldsOf } from '../../shell/fields-of.js';
import { goldOr, withBlank } from '../files/place-texts.js';
import { fileOf, type Basis, type NamedText, type PlaygroundInput } from '../playground-input.js';
import { TextBox } from './text-box.js';

export interface TextsProps {
  readonly input: PlaygroundInput;
  readonly onChange: (change: Partial<PlaygroundInput>) => void;
  /** A file for one box: what becomes of its text. */
  readonly onFile: (file: File, changeBy: (text: NamedText) => Partial<PlaygroundInput>) => void;
}

const BASES: readonly (readonly [Basis, string])[] = [
  ['references', 'Source and references'],
  ['gold', 'Gold edits'],
];

const GOLD_HINT = 'S I goes home .\nA 1 2|||SVA|||go|||REQUIRED|||-NONE-|||0';

/** What the outputs are compared with. */
export function BasisSection({ input, onChange, onFile }: TextsProps): ReactElement {
  const { basis, gold } = input;
  const field = fieldsOf(input, onChange);
  return (
    <section aria-labelledby="basis">
      <h2 id="basis">Compare with</h2>
      <Choice legend="What is right" name="basis" options={BASES} {...field('basis')} />
      {basis === 'gold' ? (
        <TextBox
          label="Gold (M2)"
          value={gold}
          file={fileOf(gold)}
          placeholder={GOLD_HINT}
          rows={9}
          coded
          onText={(text) => onChange({ gold: { ...gold, text } })}
          onFile={(file) => onFile(file, (text) => ({ gold: text }))}
        />
      ) : (
        <SourceAndReferences {...{ input, onChange, onFile }} />
      )}
    </section>
  );
}

function SourceAndReferences({ input, onChange, onFile }: TextsProps): ReactElement {
  const { source, references } = input;
  return (
    <>
      <TextBox
        label="Source"
        value={source}
        file={fileOf(source)}
        placeholder="What the learner wrote, one sentence per line"
        rows={5}
        onText={(text) => onChange({ source: { ...source, text } })}
        onFile={(file) => onFile(file, (text) => goldOr(text, { source: text }))}
      />
      {references.map((reference, at) => (
        <TextBox
          key={at}
          label={`Reference ${at + 1}`}
          value={reference}
          file={fileOf(reference)}
          placeholder="The same sentences, corrected"
          rows={5}
          onText={(text) => onChange({ references: references.with(at, { ...reference, text }) })}
          onFile={(file) => onFile(file, (text) => goldOr(text, { references: references.with(at, text) }))}
        >
          {references.length > 1 && (
            <button
              type="button"
              className="quiet"
              onClick={() => onChange({ references: references.toSpliced(at, 1) })}
            >
              Remove<span className="unseen"> reference {at + 1}</span>
            </button>
          )}
        </TextBox>
      ))}
      <button type="button" onClick={() => onChange({ references: withBlank(references, 'reference') })}>
        Add a reference
      </button>
    </>
  );
}

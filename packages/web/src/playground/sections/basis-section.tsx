import type { ReactElement } from 'react';
import { Choice } from '../../shell/choices.js';
import { fieldsOf } from '../../shell/fields-of.js';
import { goldOr, withBlank } from '../files/place-texts.js';
import { fileOf, type Basis, type NamedText, type PlaygroundInput } from '../playground-input.js';
import { TextBox } from './text-box.js';
import { words } from '../../language/words.js';
import { unseen } from '../../shell/unseen.js';

export interface TextsProps {
  readonly input: PlaygroundInput;
  readonly onChange: (change: Partial<PlaygroundInput>) => void;
  /** A file for one box: what becomes of its text. */
  readonly onFile: (file: File, changeBy: (text: NamedText) => Partial<PlaygroundInput>) => void;
}

const BASES: readonly Basis[] = ['references', 'gold'];

const GOLD_HINT = 'S I goes home .\nA 1 2|||SVA|||go|||REQUIRED|||-NONE-|||0';

/** What the outputs are compared with. */
export function BasisSection({ input, onChange, onFile }: TextsProps): ReactElement {
  const { playground } = words();
  const { basis, gold } = input;
  const field = fieldsOf(input, onChange);
  return (
    <section aria-labelledby="basis">
      <h2 id="basis">{playground.compareWith}</h2>
      <Choice
        legend={playground.basisLegend}
        name="basis"
        options={BASES.map((name) => [name, playground.bases[name]])}
        {...field('basis')}
      />
      {basis === 'gold' ? (
        <TextBox
          label={playground.goldLabel}
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
  const { playground } = words();
  const { source, references } = input;
  return (
    <>
      <TextBox
        label={playground.source}
        value={source}
        file={fileOf(source)}
        placeholder={playground.sourceHint}
        rows={5}
        onText={(text) => onChange({ source: { ...source, text } })}
        onFile={(file) => onFile(file, (text) => goldOr(text, { source: text }))}
      />
      {references.map((reference, at) => (
        <TextBox
          key={at}
          label={playground.reference(at + 1)}
          value={reference}
          file={fileOf(reference)}
          placeholder={playground.referenceHint}
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
              {playground.removeReference(at + 1, unseen)}
            </button>
          )}
        </TextBox>
      ))}
      <button type="button" onClick={() => onChange({ references: withBlank(references, 'reference') })}>
        {playground.addReference}
      </button>
    </>
  );
}

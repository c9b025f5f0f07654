import type { ReactElement } from 'react';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import { Check } from '../../shell/choices.js';
import { RemoveSection } from '../../shell/remove-section.js';
import { SaveForm } from '../../shell/save-form.js';
import { LanguageField, NumberField } from '../../shell/strict-field.js';
import { TextArea, TextInput } from '../../shell/text-input.js';
import { AdmissionFields } from '../../teams/admission-fields.js';
import type { BenchmarkProps } from '../benchmark-props.js';
import { LinkFields } from './link-fields.js';
import { TrackFields } from './track-fields.js';
import { useBenchmarkDraft } from './use-benchmark-draft.js';

const PERCENT = 100;

/** Where the call is written, the tracks are named, and the whole benchmark is downloaded. */
export default function SettingsRoom({ benchmark }: BenchmarkProps): ReactElement {
  const { benchmarks } = words();
  const { id, name, teams, dataSets } = benchmark;
  const draft = useBenchmarkDraft(benchmark);
  const { confidence } = draft.value;
  const param = { benchmark: id };
  return (
    <div className="parts">
      <SaveForm drafts={[draft]}>
        <section aria-labelledby="about">
          <h2 id="about">{benchmarks.about}</h2>
          <div className="stack">
            <TextInput label={benchmarks.name} required maxLength={200} {...draft.field('name')} />
            <TextArea label={benchmarks.call} rows={14} maxLength={50_000} {...draft.field('call')} />
            <p className="quiet">{benchmarks.callHint}</p>
            <TextArea label={benchmarks.citation} rows={6} maxLength={5000} {...draft.field('citation')} />
            <TextInput label={benchmarks.contact} maxLength={500} {...draft.field('contact')} />
            <LanguageField hint={benchmarks.callLanguage} {...draft.field('language')} />
            <Check {...draft.field('isPublic')}>{benchmarks.isPublic}</Check>
          </div>
        </section>
        <LinkFields {...draft.field('links')} />
        <TrackFields {...draft.field('tracks')} used={new Set(dataSets.map(({ track }) => track))} />
        <section aria-labelledby="admission">
          <h2 id="admission">{benchmarks.registration}</h2>
          <AdmissionFields {...draft.field('registration')} />
          <NumberField
            label={benchmarks.confidence}
            hint={benchmarks.confidenceHint}
            min={50}
            max={99}
            value={Math.round(PERCENT * confidence)}
            onChange={(percent) => draft.change({ confidence: percent / PERCENT })}
          />
        </section>
      </SaveForm>
      <section aria-labelledby="take-away">
        <h2 id="take-away">{benchmarks.take}</h2>
        <p>{benchmarks.takeText}</p>
        <div className="actions">
          <a className="button" href={api.href('/benchmarks/:benchmark/export', { param })} download>
            {benchmarks.takeAll}
          </a>
          <a className="button" href={api.href('/benchmarks/:benchmark/definition', { param })} download>
            {benchmarks.takeDefinition}
          </a>
          <a
            className="button"
            href={api.href('/benchmarks/:benchmark/definition', { param, query: { texts: 'true' } })}
            download
          >
            {benchmarks.takeTexts}
          </a>
        </div>
      </section>
      <RemoveSection
        what="benchmark"
        name={name}
        onRemove={() => api.delete('/benchmarks/:benchmark', { param })}
        loss={benchmarks.loss(teams, dataSets.length)}
      />
    </div>
  );
}

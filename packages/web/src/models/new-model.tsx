import type { Campaign, ModelJudges } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { Check, Select } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { ProblemNote } from '../shell/problem-note.js';
import { NumberField } from '../shell/strict-field.js';
import { TextArea, TextInput } from '../shell/text-input.js';
import { useAction } from '../shell/use-action.js';
import { SCHEME_TITLES } from './scheme-titles.js';

interface NewModelProps {
  readonly campaign: Campaign;
  readonly offered: ModelJudges;
}

/** Adds a model as a judge. Nothing is asked before somebody has seen what it would take. */
export function NewModel({ campaign, offered: { endpoints, schemes } }: NewModelProps): ReactElement {
  const [form, setForm] = useState({
    endpoint: endpoints[0],
    model: '',
    scheme: schemes[0].scheme,
    criteria: '',
    about: 'judged' as 'judged' | 'all',
    both: false,
    controls: 0,
    detokenise: false,
    verdicts: true,
    seed: 1,
    mostCalls: 1000,
    prompt: '',
  });
  const field = fieldsOf(form, (changes) => setForm((before) => ({ ...before, ...changes })));
  const scheme = schemes.find((candidate) => candidate.scheme === form.scheme) ?? schemes[0];
  const adding = useAction(async () => {
    const { both, criteria, prompt, controls, ...rest } = form;
    await api.post('/campaigns/:campaign/models', {
      param: { campaign: campaign.id },
      json: {
        ...rest,
        ...(scheme.sideBySide ? { orders: both ? 2 : 1, controls } : {}),
        ...(scheme.criteria.includes(criteria) ? { criteria } : {}),
        ...(prompt.trim() === '' ? {} : { prompt: prompt.trim() }),
      },
    });
    setForm((before) => ({ ...before, model: '' }));
  });
  return (
    <form onSubmit={adding.on()}>
      <h3>Add a model</h3>
      <div className="fields wide">
        <Select label="Where to ask" options={endpoints.map((name) => [name, name] as const)} {...field('endpoint')} />
        <TextInput label="Model" hint="as its server calls it" required {...field('model')} />
        <Select
          label="How it is asked"
          options={schemes.map((each) => [each.scheme, SCHEME_TITLES[each.scheme]] as const)}
          {...field('scheme')}
        />
        {scheme.criteria.length > 0 && (
          <Select
            label="What to look at"
            options={[['', 'everything'] as const, ...scheme.criteria.map((name) => [name, name] as const)]}
            {...field('criteria')}
          />
        )}
        <Select
          label="About which items"
          options={[
            ['judged', 'those that people have judged'],
            ['all', 'all that are drawn'],
          ]}
          {...field('about')}
        />
        {scheme.sideBySide && (
          <NumberField
            label="Hidden controls"
            hint="items with a copy of an output and the source"
            min={0}
            max={1000}
            {...field('controls')}
          />
        )}
        <NumberField
          label="Calls, at most"
          hint="an answer that cannot be used takes a second one"
          min={1}
          max={1_000_000}
          {...field('mostCalls')}
        />
        <NumberField label="Seed" hint="of the order of outputs" min={0} max={2_147_483_647} {...field('seed')} />
      </div>
      {scheme.sideBySide && <Check {...field('both')}>Show outputs also the other way round, and count flips</Check>}
      {campaign.plan?.protocol.kind === 'edits' && (
        <Check {...field('verdicts')}>Also ask of each edit whether it is valid</Check>
      )}
      <Check {...field('detokenise')}>Join tokens into plain text first</Check>
      <details>
        <summary>A question of your own</summary>
        <TextArea
          label="In place of Stet’s, with {targets} where the outputs go"
          rows={6}
          {...field('prompt')}
          disabled={adding.busy}
        />
      </details>
      {adding.error !== undefined && <ProblemNote error={adding.error} />}
      <div className="actions">
        <button type="submit" disabled={adding.busy || form.model.trim() === ''}>
          Add the model
        </button>
      </div>
    </form>
  );
}

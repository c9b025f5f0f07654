import type { Campaign, ModelJudges } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { Check, Select } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { ProblemNote } from '../shell/problem-note.js';
import { NumberField } from '../shell/strict-field.js';
import { TextArea, TextInput } from '../shell/text-input.js';
import { useAction } from '../shell/use-action.js';
import { words } from '../language/words.js';
import { scaleName } from '../dashboard/scale-name.js';

interface NewModelProps {
  readonly campaign: Campaign;
  readonly offered: ModelJudges;
}

/** Adds a model as a judge. Nothing is asked before somebody has seen what it would take. */
export function NewModel({ campaign, offered: { endpoints, schemes } }: NewModelProps): ReactElement {
  const { add, schemes: titles } = words().models;
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
      <h3>{add.title}</h3>
      <div className="fields wide">
        <Select label={add.where} options={endpoints.map((name) => [name, name] as const)} {...field('endpoint')} />
        <TextInput label={add.model} hint={add.modelHint} required {...field('model')} />
        <Select
          label={add.scheme}
          options={schemes.map((each) => [each.scheme, titles[each.scheme]] as const)}
          {...field('scheme')}
        />
        {scheme.criteria.length > 0 && (
          <Select
            label={add.criteria}
            options={[
              ['', add.everything] as const,
              ...scheme.criteria.map((name) => [name, scaleName(name)] as const),
            ]}
            {...field('criteria')}
          />
        )}
        <Select
          label={add.about}
          options={[
            ['judged', add.judged],
            ['all', add.all],
          ]}
          {...field('about')}
        />
        {scheme.sideBySide && (
          <NumberField label={add.controls} hint={add.controlsHint} min={0} max={1000} {...field('controls')} />
        )}
        <NumberField label={add.mostCalls} hint={add.mostCallsHint} min={1} max={1_000_000} {...field('mostCalls')} />
        <NumberField label={add.seed} hint={add.seedHint} min={0} max={2_147_483_647} {...field('seed')} />
      </div>
      {scheme.sideBySide && <Check {...field('both')}>{add.both}</Check>}
      {campaign.plan?.protocol.kind === 'edits' && <Check {...field('verdicts')}>{add.verdicts}</Check>}
      <Check {...field('detokenise')}>{add.detokenise}</Check>
      <details>
        <summary>{add.prompt}</summary>
        <TextArea label={add.promptLabel} rows={6} {...field('prompt')} disabled={adding.busy} />
      </details>
      {adding.error !== undefined && <ProblemNote error={adding.error} />}
      <div className="actions">
        <button type="submit" disabled={adding.busy || form.model.trim() === ''}>
          {add.button}
        </button>
      </div>
    </form>
  );
}

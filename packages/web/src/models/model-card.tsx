import type { ModelJudge } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { AskButton } from '../shell/ask-button.js';
import { ModelProgress, ModelState } from './model-progress.js';
import { SCHEME_TITLES } from './scheme-titles.js';
import { StartModel } from './start-model.js';

interface ModelCardProps {
  readonly campaign: string;
  readonly version: number;
  readonly model: ModelJudge;
}

/** A model, how it is asked, and what can be done with it. */
export function ModelCard({ campaign, version, model }: ModelCardProps): ReactElement {
  const { id, name, state, settings } = model;
  return (
    <li>
      <h3>
        <bdi>{name}</bdi>
        <ModelState state={state} />
      </h3>
      <p className="quiet">{settings === null ? 'Its judgments were imported.' : describe(settings)}</p>
      <ModelProgress campaign={campaign} model={model} />
      {settings !== null && state !== 'asking' && <StartModel campaign={campaign} version={version} model={model} />}
      <div className="actions">
        <AskButton
          className="danger"
          disabled={state === 'asking'}
          title={`Remove ${name}?`}
          question="All that it said is removed, and would have to be asked again. What people said stays as it is."
          confirm="Remove"
          onConfirm={() => api.delete('/campaigns/:campaign/models/:judge', { param: { campaign, judge: id } })}
        >
          Remove<span className="unseen"> {name}</span>
        </AskButton>
      </div>
    </li>
  );
}

function describe(settings: NonNullable<ModelJudge['settings']>): string {
  const { model, endpoint, scheme, criteria, prompt, verdicts, orders, controls, detokenise, seed, about } = settings;
  return [
    `${model} at ${endpoint}`,
    SCHEME_TITLES[scheme].toLowerCase(),
    ...(criteria === undefined ? [] : [`for ${criteria}`]),
    ...(prompt === undefined ? [] : ['a question of your own']),
    ...(verdicts ? ['a verdict on each edit'] : []),
    about === 'all' ? 'all items' : 'items that people judged',
    ...(orders === 2 ? ['in two orders'] : []),
    ...(controls === 0 ? [] : [`${controls} with hidden controls`]),
    ...(detokenise ? ['tokens joined'] : []),
    `seed ${seed}`,
  ].join(', ');
}

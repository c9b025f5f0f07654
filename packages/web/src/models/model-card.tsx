import type { ModelJudge } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { AskButton } from '../shell/ask-button.js';
import { ModelProgress, ModelState } from './model-progress.js';
import { StartModel } from './start-model.js';
import { words } from '../language/words.js';
import { scaleName } from '../dashboard/scale-name.js';
import { unseen } from '../shell/unseen.js';

interface ModelCardProps {
  readonly campaign: string;
  readonly version: number;
  readonly model: ModelJudge;
}

/** A model, how it is asked, and what can be done with it. */
export function ModelCard({ campaign, version, model }: ModelCardProps): ReactElement {
  const { models, shell } = words();
  const { id, name, state, settings } = model;
  return (
    <li>
      <h3>
        <bdi>{name}</bdi>
        <ModelState state={state} />
      </h3>
      <p className="quiet">{settings === null ? models.imported : describe(settings)}</p>
      <ModelProgress campaign={campaign} model={model} />
      {settings !== null && state !== 'asking' && <StartModel campaign={campaign} version={version} model={model} />}
      <div className="actions">
        <AskButton
          className="danger"
          disabled={state === 'asking'}
          title={shell.removeNamed(name)}
          question={models.remove.question}
          confirm={shell.remove}
          onConfirm={() => api.delete('/campaigns/:campaign/models/:judge', { param: { campaign, judge: id } })}
        >
          {models.remove.button(name, unseen)}
        </AskButton>
      </div>
    </li>
  );
}

function describe(settings: NonNullable<ModelJudge['settings']>): string {
  const { model, endpoint, scheme, criteria, prompt, verdicts, orders, controls, detokenise, seed, about } = settings;
  const { described, schemesInList } = words().models;
  return [
    described.at(model, endpoint),
    schemesInList[scheme],
    ...(criteria === undefined ? [] : [described.criteria(scaleName(criteria))]),
    ...(prompt === undefined ? [] : [described.ownPrompt]),
    ...(verdicts ? [described.verdicts] : []),
    described.about[about === 'all' ? 'all' : 'judged'],
    ...(orders === 2 ? [described.bothOrders] : []),
    ...(controls === 0 ? [] : [described.controls(controls)]),
    ...(detokenise ? [described.detokenise] : []),
    described.seed(seed),
  ].join(', ');
}

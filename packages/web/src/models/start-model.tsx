import type { ModelEstimate, ModelJudge } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { AskButton } from '../shell/ask-button.js';
import { Loaded } from '../shell/loaded.js';
import { NumberField } from '../shell/strict-field.js';
import { words } from '../language/words.js';
import { unseen } from '../shell/unseen.js';

interface StartModelProps {
  readonly campaign: string;
  readonly version: number;
  readonly model: ModelJudge;
}

/** What asking a model would take, and the button for it. */
export function StartModel({ campaign, version, model }: StartModelProps): ReactElement {
  const { add, ask, estimate: said } = words().models;
  const param = { campaign, judge: model.id };
  const estimate = useQuery('/campaigns/:campaign/models/:judge/estimate', { param, version });
  const [mostCalls, setMostCalls] = useState(model.settings?.mostCalls ?? 0);
  return (
    <Loaded query={estimate} what={said.fetched}>
      {(found) =>
        found.open === 0 ? (
          <p className="quiet">{nothingToAsk(found)}</p>
        ) : (
          <>
            <p>{inWords(found)}</p>
            {model.state !== 'new' && (
              <div className="fields">
                <NumberField
                  label={add.mostCalls}
                  hint={ask.mostCallsHint}
                  min={1}
                  max={1_000_000}
                  value={mostCalls}
                  onChange={setMostCalls}
                />
              </div>
            )}
            <div className="actions">
              <AskButton
                className="primary"
                asks={found.needsConfirmation}
                title={ask.title(found.open)}
                question={`${inWords(found)} ${ask.cost}`}
                confirm={ask.confirm}
                onConfirm={() =>
                  api.post('/campaigns/:campaign/models/:judge/start', {
                    param,
                    json: { mostCalls, ...(found.needsConfirmation ? { confirmed: found.open } : {}) },
                  })
                }
              >
                {(model.state === 'new' ? ask.first : ask.again)(model.name, unseen)}
              </AskButton>
            </div>
          </>
        )
      }
    </Loaded>
  );
}

function nothingToAsk({ items }: ModelEstimate): string {
  const { estimate } = words().models;
  return items === 0 ? estimate.nothingYet : estimate.allAsked;
}

function inWords({ items, open, inputTokens, outputTokens, mostCalls }: ModelEstimate): string {
  const { estimate } = words().models;
  const guess = estimate.inWords(open, items, inputTokens, outputTokens);
  return open > mostCalls ? `${guess} ${estimate.limit(mostCalls)}` : guess;
}

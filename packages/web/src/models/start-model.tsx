import { counted } from '@stet/core/internal';
import type { ModelEstimate, ModelJudge } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { AskButton } from '../shell/ask-button.js';
import { Loaded } from '../shell/loaded.js';
import { NumberField } from '../shell/strict-field.js';

interface StartModelProps {
  readonly campaign: string;
  readonly version: number;
  readonly model: ModelJudge;
}

/** What asking a model would take, and the button for it. */
export function StartModel({ campaign, version, model }: StartModelProps): ReactElement {
  const param = { campaign, judge: model.id };
  const estimate = useQuery('/campaigns/:campaign/models/:judge/estimate', { param, version });
  const [mostCalls, setMostCalls] = useState(model.settings?.mostCalls ?? 0);
  return (
    <Loaded query={estimate} what="the estimate">
      {(found) =>
        found.open === 0 ? (
          <p className="quiet">{nothingToAsk(found)}</p>
        ) : (
          <>
            <p>{inWords(found)}</p>
            {model.state !== 'new' && (
              <div className="fields">
                <NumberField
                  label="Calls, at most"
                  hint="of all runs together"
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
                title={`Ask ${found.open.toLocaleString('en')} questions?`}
                question={`${inWords(found)} Whoever runs the server of the model may have to pay for each of them.`}
                confirm="Ask them"
                onConfirm={() =>
                  api.post('/campaigns/:campaign/models/:judge/start', {
                    param,
                    json: { mostCalls, ...(found.needsConfirmation ? { confirmed: found.open } : {}) },
                  })
                }
              >
                {model.state === 'new' ? 'Ask' : 'Go on asking'}
                <span className="unseen"> {model.name}</span>
              </AskButton>
            </div>
          </>
        )
      }
    </Loaded>
  );
}

function nothingToAsk({ items }: ModelEstimate): string {
  return items === 0
    ? 'There is nothing to ask about yet: people have judged no item.'
    : 'It has been asked about everything. When there are more items, you can go on here.';
}

function inWords({ items, open, inputTokens, outputTokens, mostCalls }: ModelEstimate): string {
  const tokens = [inputTokens, outputTokens].map((count) => count.toLocaleString('en'));
  const limit = open > mostCalls ? ` It stops after ${mostCalls.toLocaleString('en')} calls.` : '';
  return (
    `${counted(open, 'question')} about ${counted(items, 'item')}: some ${tokens[0]} tokens to the model and ` +
    `${tokens[1]} from it, by a rough guess.${limit}`
  );
}

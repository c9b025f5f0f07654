import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { LoadedSection } from '../shell/loaded.js';
import { ModelCard } from './model-card.js';
import { NewModel } from './new-model.js';
import { useModels } from './use-models.js';
import { words } from '../language/words.js';

/** Models that judge beside people. What they say is kept apart. */
export function ModelsSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { models: said } = words();
  const { id, state, version } = campaign;
  const query = useModels(id);
  return (
    <LoadedSection id="models" title={said.title} intro={<p>{said.intro}</p>} query={query} what={said.fetched}>
      {(models) => (
        <>
          {models.rows.length > 0 && (
            <ul className="judge-cards">
              {models.rows.map((model) => (
                <ModelCard key={model.id} campaign={id} version={version} model={model} />
              ))}
            </ul>
          )}
          {models.endpoints.length === 0 ? (
            <p className="empty">
              {said.noEndpoint((text) => (
                <code>{text}</code>
              ))}
            </p>
          ) : state === 'draft' ? (
            <p className="empty">{said.notStarted}</p>
          ) : (
            <NewModel campaign={campaign} offered={models} />
          )}
        </>
      )}
    </LoadedSection>
  );
}

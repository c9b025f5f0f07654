import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { BothWays } from '../dashboard/both-ways.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import { CrowdSection } from '../crowd/crowd-section.js';
import { ModelsSection } from '../models/models-section.js';
import { JudgeLinks } from './judge-links.js';
import { JudgeTable } from './judge-table.js';

/** The judges: their links, how they work, and whether their judgments count. */
export function JudgesRoom({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, version } = campaign;
  const judges = useQuery('/campaigns/:campaign/judges', { param: { campaign: id }, version });
  const quality = useQuery(campaign.judged === 0 ? undefined : '/campaigns/:campaign/quality', {
    param: { campaign: id },
    version,
  });
  const texts = words().judges;
  return (
    <>
      <JudgeLinks campaign={id} />
      {campaign.crowd !== null && (
        <CrowdSection campaign={campaign} crowd={campaign.crowd} judges={judges.data?.rows} />
      )}
      <Loaded query={judges} what={texts.wanted}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">{texts.none}</p>
          ) : (
            <>
              <JudgeTable campaign={campaign} judges={rows} quality={quality.data} />
              {rows.some(({ leftOut }) => leftOut) && <BothWays campaign={campaign} />}
            </>
          )
        }
      </Loaded>
      <ModelsSection campaign={campaign} />
    </>
  );
}

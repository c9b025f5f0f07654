import type { ReactElement } from 'react';
import type { Campaign, Judge, Quality } from '../api/types.js';
import { BothWays } from '../dashboard/both-ways.js';
import { Loaded } from '../shell/loaded.js';
import { useQuery } from '../shell/use-query.js';
import { JudgeLinks } from './judge-links.js';
import { JudgeTable } from './judge-table.js';

interface JudgesRoomProps {
  readonly campaign: Campaign;
  readonly onChange: () => void;
}

/** The judges: their links, how they work, and whether their judgments count. */
export function JudgesRoom({ campaign, onChange }: JudgesRoomProps): ReactElement {
  const { id, version } = campaign;
  const judges = useQuery<{ rows: Judge[] }>(`/campaigns/${id}/judges`, { version });
  const quality = useQuery<Quality>(campaign.judged === 0 ? undefined : `/campaigns/${id}/quality`, { version });
  const refresh = (): void => {
    judges.refresh();
    quality.refresh();
    onChange();
  };
  return (
    <>
      <JudgeLinks campaign={id} onChange={refresh} />
      <Loaded query={judges} what="the judges">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">
              No judges yet. Each gets a personal link, which is the only thing they need: no account, no password.
            </p>
          ) : (
            <>
              <JudgeTable campaign={id} judges={rows} quality={quality.data} onChange={refresh} />
              {rows.some(({ leftOut }) => leftOut) && <BothWays campaign={campaign} />}
            </>
          )
        }
      </Loaded>
    </>
  );
}

import type { ReactElement } from 'react';
import { isMissing } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { DashboardRoom } from '../dashboard/dashboard-room.js';
import { ItemsRoom } from '../items/items-room.js';
import { JudgesRoom } from '../judges/judges-room.js';
import { SettingsRoom } from '../prepare/settings-room.js';
import { Loaded } from '../shell/loaded.js';
import { NoPage } from '../shell/no-page.js';
import { RoomsPage } from '../shell/rooms-page.js';
import { useTitle } from '../shell/use-title.js';
import { CampaignState } from './campaign-state.js';
import { words } from '../language/words.js';

const ROOMS = { dashboard: DashboardRoom, items: ItemsRoom, judges: JudgesRoom, settings: SettingsRoom };
type Room = keyof typeof ROOMS;
const ROOM_NAMES = Object.keys(ROOMS) as readonly Room[];

const LOOK_AGAIN_MS = 5000;

/** A campaign with its rooms. A draft opens on its settings. */
export function CampaignPage({ id, room }: { readonly id: string; readonly room: string | undefined }): ReactElement {
  const { campaigns } = words();
  const query = useQuery('/campaigns/:campaign', { param: { campaign: id }, everyMs: LOOK_AGAIN_MS });
  useTitle(query.data?.name);
  if ((room !== undefined && !isRoom(room)) || isMissing(query.error)) return <NoPage />;
  return (
    <Loaded query={query} what={campaigns.campaign} isPage>
      {(campaign) => {
        const current = room ?? (campaign.state === 'draft' ? 'settings' : 'dashboard');
        const CurrentRoom = ROOMS[current];
        return (
          <RoomsPage
            back={{ title: campaigns.title, href: '/' }}
            name={campaign.name}
            note={<CampaignState campaign={campaign} />}
            label={campaigns.rooms}
            base={`/campaigns/${id}`}
            rooms={ROOM_NAMES.map((path) => ({ path, title: campaigns.roomTitles[path] }))}
            current={current}
          >
            <CurrentRoom campaign={campaign} />
          </RoomsPage>
        );
      }}
    </Loaded>
  );
}

const isRoom = (name: string): name is Room => Object.hasOwn(ROOMS, name);

import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { DashboardRoom } from '../dashboard/dashboard-room.js';
import { ItemsRoom } from '../items/items-room.js';
import { JudgesRoom } from '../judges/judges-room.js';
import { SettingsRoom } from '../prepare/settings-room.js';
import { Loaded } from '../shell/loaded.js';
import { NoPage } from '../shell/no-page.js';
import { useTitle } from '../shell/use-title.js';
import { CampaignState } from './campaign-state.js';

const ROOMS = ['dashboard', 'items', 'judges', 'settings'] as const;
type Room = (typeof ROOMS)[number];

const LOOK_AGAIN_MS = 5000;

/** A campaign with its rooms. A draft opens on its settings. */
export function CampaignPage({ id, room }: { readonly id: string; readonly room: string | undefined }): ReactElement {
  const query = useQuery('/campaigns/:campaign', { param: { campaign: id }, everyMs: LOOK_AGAIN_MS });
  useTitle(query.data?.name);
  if (room !== undefined && !isRoom(room)) return <NoPage />;
  return (
    <Loaded query={query} what="the campaign">
      {(campaign) => {
        const current = room ?? (campaign.state === 'draft' ? 'settings' : 'dashboard');
        return (
          <>
            <p className="crumb">
              <Link href="/">Campaigns</Link>
            </p>
            <h1>
              <bdi>{campaign.name}</bdi>
            </h1>
            <CampaignState campaign={campaign} />
            <nav aria-label="Rooms of the campaign" className="rooms">
              {ROOMS.map((name) => (
                <Link key={name} href={`/campaigns/${id}/${name}`} aria-current={name === current ? 'page' : undefined}>
                  {titleOf(name)}
                </Link>
              ))}
            </nav>
            <RoomOf room={current} campaign={campaign} />
          </>
        );
      }}
    </Loaded>
  );
}

const isRoom = (name: string): name is Room => (ROOMS as readonly string[]).includes(name);
const titleOf = (room: Room): string => room[0].toUpperCase() + room.slice(1);

interface RoomOfProps {
  readonly room: Room;
  readonly campaign: Campaign;
}

function RoomOf({ room, campaign }: RoomOfProps): ReactElement {
  switch (room) {
    case 'dashboard':
      return <DashboardRoom campaign={campaign} />;
    case 'items':
      return <ItemsRoom campaign={campaign} />;
    case 'judges':
      return <JudgesRoom campaign={campaign} />;
    case 'settings':
      return <SettingsRoom campaign={campaign} />;
  }
}

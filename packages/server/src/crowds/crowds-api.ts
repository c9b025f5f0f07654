import { findCampaign, viewCampaign } from '../campaigns/campaigns.js';
import { Campaign } from '../campaigns/schemas.js';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forOrganisers, forParticipants, nothing, takes } from '../http/route.js';
import { judgeStatistics } from '../judges/statistics.js';
import { closeCrowdLink, newCrowdLink } from './crowd-link.js';
import { saveCrowd } from './save-crowd.js';
import { joinCrowd, viewCrowdRoom } from './join-crowd.js';
import { participantsCsv } from './participants-csv.js';
import { Crowd, CrowdLink, CrowdRoom, NewParticipant, Participation } from './schemas.js';

const organisers = forOrganisers('crowds');
const participants = forParticipants('crowds');

const save = organisers.put('/campaigns/{campaign}/crowd', 'Say how the campaign recruits participants', {
  ...takes(Crowd),
  200: answers(Campaign, 'The campaign as it is now'),
});

const open = organisers.post('/campaigns/{campaign}/crowd/link', 'Make the link by which participants come', {
  201: answers(CrowdLink, 'The link; the previous one stops working'),
});

const close = organisers.delete('/campaigns/{campaign}/crowd/link', 'Close the link by which participants come', {
  204: nothing,
});

const download = organisers.get(
  '/campaigns/{campaign}/crowd/participants',
  'Download the participants and how far they are, to pay them',
  { 200: givesFile('text/csv') },
);

const room = participants.get('/crowd', 'What the campaign is about, and what participants agree to', {
  200: answers(CrowdRoom, 'To read before taking part'),
});

const join = participants.post('/crowd', 'Take part, or come back, with the id of a participant', {
  ...takes(NewParticipant),
  201: answers(Participation, 'The judging room of this participant'),
});

export const crowdsApi = apiGroup()
  .openapi(save, async (c) => {
    const { db } = c.var.services.store;
    const { campaign } = c.req.valid('param');
    await saveCrowd(db, campaign, c.req.valid('json'));
    return c.json(await viewCampaign(db, await findCampaign(db, campaign)), 200);
  })
  .openapi(open, async (c) => {
    return c.json({ link: await newCrowdLink(c.var.services.store.db, c.req.valid('param').campaign) }, 201);
  })
  .openapi(close, async (c) => {
    await closeCrowdLink(c.var.services.store.db, c.req.valid('param').campaign);
    return c.body(null, 204);
  })
  .openapi(download, async (c) => {
    const { db } = c.var.services.store;
    const { id, name } = await findCampaign(db, c.req.valid('param').campaign);
    const content = participantsCsv(await judgeStatistics(db, id));
    return c.body(content, 200, fileHeaders(name, '.participants.csv', 'text/csv; charset=utf-8'));
  })
  .openapi(room, async (c) => {
    return c.json(await viewCrowdRoom(c.var.services.store.db, c.var.entrance.campaign), 200);
  })
  .openapi(join, async (c) => {
    const { store, clock } = c.var.services;
    return c.json(await joinCrowd(store, c.var.entrance, c.req.valid('json').participant, clock()), 201);
  });

import { answers, apiGroup, forOrganisers } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { findTask } from '../tasks/tasks.js';
import { auditOf } from './audit.js';
import { AuditEntry } from './schemas.js';

const list = forOrganisers('teams').get('/tasks/{task}/audit', 'What organisers did about the teams of a task', {
  200: answers(listOf(AuditEntry), 'Latest first'),
});

export const auditApi = apiGroup().openapi(list, async (c) => {
  const { db } = c.var.services.store;
  const { id } = await findTask(db, c.req.valid('param').task);
  return c.json({ rows: await auditOf(db, id) }, 200);
});

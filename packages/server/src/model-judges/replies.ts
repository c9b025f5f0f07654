import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { ChatReply, JudgeCache } from '@stet/checkers';
import type { Db } from '../storage/store.js';

/** By the key of the request. */
export type KeyedReply = readonly [key: string, reply: ChatReply];

/** What a model's server said so far. */
export async function readReplies(db: Db, judgeId: string): Promise<KeyedReply[]> {
  const rows = await db.selectFrom('model_replies').select(['key', 'reply']).where('judge_id', '=', judgeId).execute();
  return rows.map(({ key, reply }) => [key, JSON.parse(reply) as ChatReply]);
}

/** Looking up many replies must not keep requests waiting. */
const LOOKED_UP_AT_ONCE = 100;

/** Keeps each reply in the database before anything is made of it, so that no call is paid for twice. */
export async function replyCache(db: Db, judgeId: string): Promise<JudgeCache & { readonly size: () => number }> {
  const replies = new Map(await readReplies(db, judgeId));
  let lookedUp = 0;
  return {
    size: () => replies.size,
    get: async (key) => {
      if (++lookedUp % LOOKED_UP_AT_ONCE === 0) await letOthersRun();
      return replies.get(key);
    },
    put: async (key, _, reply) => {
      await db
        .insertInto('model_replies')
        .values({ judge_id: judgeId, key, reply: JSON.stringify(reply) })
        .onConflict((conflict) => conflict.columns(['judge_id', 'key']).doNothing())
        .execute();
      replies.set(key, reply);
    },
  };
}

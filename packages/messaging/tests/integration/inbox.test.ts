import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { firstTime, INBOX_RULE, pruneInbox } from '../../src/inbox.ts';
import { openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('messages that no topic has any more are forgotten in batches, younger ones stay', async () => {
  const tx = poolTx(stage.pool);
  const young = randomUUID();
  for (const id of [randomUUID(), randomUUID(), randomUUID()]) await firstTime(tx, 'old', id);
  await firstTime(tx, 'young', young);
  await stage.pool.query(
    `UPDATE inbox SET received_at = now() - make_interval(days => CASE consumer WHEN 'old' THEN 431 ELSE 429 END)`,
  );
  const prune = pruneInbox(tx);
  expect(await prune(INBOX_RULE.keep, 2)).toBe(2);
  expect(await prune(INBOX_RULE.keep, 2)).toBe(1);
  expect(await prune(INBOX_RULE.keep, 2)).toBe(0);
  expect(await firstTime(tx, 'young', young)).toBe(false);
});

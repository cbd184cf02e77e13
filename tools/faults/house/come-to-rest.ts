import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { broken, checkInvariants, type Finding } from '../../invariants/check.ts';
import { gatherFacts } from '../../invariants/gather-facts.ts';
import type { LoadRecord } from '../load/record.ts';
import type { FaultHouse } from './fault-house.ts';

/** How long after a fault has healed everything may still be on its way. */
const REST_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

export interface Rest {
  /** What does not hold; nothing when the shop is sound and at rest. */
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/**
 * Waits until every invariant holds with nothing left on its way. One that must hold at every moment and does not is told at
 * once: time would only hide it.
 */
export async function comeToRest(house: FaultHouse, records: readonly LoadRecord[]): Promise<Rest> {
  const began = performance.now();
  for (;;) {
    const found = broken(await look(house, records));
    const seconds = (performance.now() - began) / 1000;
    const atOnce = found.filter(({ invariant }) => invariant.graceSeconds === undefined);
    if (found.length === 0) return { findings: [], seconds };
    if (atOnce.length > 0) return { findings: atOnce, seconds };
    if (seconds * 1000 > REST_WITHIN_MS) return { findings: found, seconds };
    await delay(LOOK_EVERY_MS);
  }
}

/** Answers and sandboxes are read before the database: what they say was true then, so the snapshot must know it. */
async function look({ stack }: FaultHouse, records: readonly LoadRecord[]): Promise<Finding[]> {
  const { settings, infrastructure } = stack;
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  const facts = await gatherFacts({
    cybersourceUrl: origin(settings.ports.cybersource),
    inboxUrl: origin(settings.ports.inbox),
  });
  const url = new URL(infrastructure.adminUrl);
  url.pathname = `/${settings.postgres.database}`;
  const client = new pg.Client({ connectionString: url.toString(), application_name: 'faults' });
  await client.connect();
  try {
    const answers = records.flatMap(({ told }) => told);
    return await checkInvariants(client, { facts: { ...facts, answers }, atRest: true });
  } finally {
    await client.end();
  }
}

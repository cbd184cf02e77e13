import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { broken, checkInvariants, type Finding } from '../../invariants/check.ts';
import { gatherFacts } from '../../invariants/gather-facts.ts';
import type { AcknowledgedOrder } from '../load/record.ts';
import type { FaultStack } from './fault-stack.ts';

/**
 * How long work may take to finish after the faults are removed, or the load has ended. A reversal whose process was killed five times
 * is tried again after 80 s.
 */
const AT_REST_WITHIN_MS = 150_000;
const CHECK_EVERY_MS = 1_000;

type Judged = Pick<FaultStack, 'stack'>;

/** Orders that clients got an answer for. */
interface Answered {
  readonly acknowledged: readonly Pick<AcknowledgedOrder, 'cartId' | 'orderNumber'>[];
}

export interface Rest {
  /** Invariants that do not hold; empty when all hold with no work left. */
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/**
 * Waits until every invariant holds with no work left. A violation of an invariant that must hold at every moment is returned at
 * once: later it might no longer be visible.
 */
export async function waitUntilAtRest(
  faultStack: Judged,
  records: readonly Answered[],
  withinMs = AT_REST_WITHIN_MS,
): Promise<Rest> {
  const began = performance.now();
  for (;;) {
    const found = broken(await check(faultStack, records));
    const seconds = (performance.now() - began) / 1000;
    const atOnce = found.filter(({ invariant }) => invariant.graceSeconds === undefined);
    if (found.length === 0) return { findings: [], seconds };
    if (atOnce.length > 0) return { findings: atOnce, seconds };
    if (seconds * 1000 > withinMs) return { findings: found, seconds };
    await delay(CHECK_EVERY_MS);
  }
}

/** Answers and sandboxes are read before the database, so that the later snapshot contains all that they report. */
async function check({ stack }: Judged, records: readonly Answered[]): Promise<Finding[]> {
  const { settings, infrastructure } = stack;
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  const facts = await gatherFacts({
    cybersourceUrl: origin(settings.ports.cybersource),
    givexUrl: origin(settings.ports.givex),
    paypalUrl: origin(settings.ports.paypal),
    klarnaUrl: origin(settings.ports.klarna),
    v12Url: origin(settings.ports.v12),
    inboxUrl: origin(settings.ports.inbox),
  });
  const url = new URL(infrastructure.adminUrl);
  url.pathname = `/${settings.postgres.database}`;
  const client = new pg.Client({ connectionString: url.toString(), application_name: 'faults' });
  await client.connect();
  try {
    const answers = records.flatMap(({ acknowledged }) => acknowledged);
    return await checkInvariants(client, { facts: { ...facts, answers }, atRest: true });
  } finally {
    await client.end();
  }
}

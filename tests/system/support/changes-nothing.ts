import { expect } from '@jest/globals';
import { rowCounts, withDatabase } from '@loupe/scripted-shopper/database';
import { until } from '@loupe/scripted-shopper/until';

const countOf = (rows: string): Promise<number> =>
  withDatabase(async (client) => {
    const { rows: found } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`);
    return found[0]!.n;
  });

/** Deferred e-mails of earlier tests: their rows are deleted when they are sent. */
const nothingOwed = async () => (await countOf('identity.later_work')) === 0;

const COUNTS = ['.count_minute', '.count_day', '.count_check'];
/**
 * Tables in which consumers and the relay keep their place, count, or store what is to be sent: an event of an earlier test may
 * reach them later.
 */
const LATER = ['.caught_up_topic', '.published_offset', 'cart_checkout.later_work', ...COUNTS];
/** Work of that table which no event stores. */
const WORK_OF_REQUESTS = `cart_checkout.later_work WHERE kind NOT IN ('dispatch', 'order-email', 'gift-card-email')`;

async function counted(): Promise<Record<string, number>> {
  const counts = Object.entries(await rowCounts());
  const kept = counts.filter(([table]) => !LATER.some((name) => table.endsWith(name)));
  return { ...Object.fromEntries(kept), [WORK_OF_REQUESTS]: await countOf(WORK_OF_REQUESTS) };
}

/** Runs work that must be refused, and checks that no table of any service has more or fewer rows afterwards. */
export async function changesNothing<T>(work: () => Promise<T>): Promise<T> {
  await until('no e-mail is owed', nothingOwed);
  const before = await counted();
  const answer = await work();
  expect(await counted()).toEqual(before);
  return answer;
}

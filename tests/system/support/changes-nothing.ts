import { expect } from '@jest/globals';
import { rowCounts, withDatabase } from './database.ts';
import { until } from './until.ts';

/** Deferred e-mails of earlier tests: their rows are deleted when they are sent. */
const nothingOwed = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM identity.later_work');
    return rows[0]!.n === 0;
  });

/** Tables in which consumers and the relay keep their place, or count: an event of an earlier test may reach them later. */
const LATER = ['.caught_up_topic', '.published_offset', '.count_minute', '.count_day', '.count_check'];

async function counted(): Promise<Record<string, number>> {
  const counts = Object.entries(await rowCounts());
  return Object.fromEntries(counts.filter(([table]) => !LATER.some((name) => table.endsWith(name))));
}

/** Runs work that must be refused, and checks that no table of any service has more or fewer rows afterwards. */
export async function changesNothing<T>(work: () => Promise<T>): Promise<T> {
  await until('no e-mail is owed', nothingOwed);
  const before = await counted();
  const answer = await work();
  expect(await counted()).toEqual(before);
  return answer;
}

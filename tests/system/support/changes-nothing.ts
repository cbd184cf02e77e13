import { expect } from '@jest/globals';
import { rowCounts, withDatabase } from './database.ts';
import { until } from './until.ts';

/** E-mails that earlier tests have caused leave by themselves, each with its row. */
const nothingOwed = () =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM identity.later_work');
    return rows[0]!.n === 0;
  });

/** Runs what must be refused and checks that no table of any service gained or lost a row. */
export async function changesNothing<T>(work: () => Promise<T>): Promise<T> {
  await until('no e-mail is owed', nothingOwed);
  const before = await rowCounts();
  const answer = await work();
  expect(await rowCounts()).toEqual(before);
  return answer;
}

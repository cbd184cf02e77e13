import { SERVICES } from '@loupe/contracts/services';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

/** The application names of request pools; relays, sweepers and consumers have other names. */
const REQUEST_POOLS = new Set<string>(SERVICES);

/** Runs `work` alone. @returns its statements on request pools, in the order of the services */
export async function statementsDuring<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const { postgresLog, database } = stackUnderTest();
  const from = await logMark(postgresLog);
  const result = await work();
  const byApplication = await statementsBetween(postgresLog, from, undefined, database);
  const statements = [...byApplication]
    .filter(([application]) => REQUEST_POOLS.has(application))
    .flatMap(([application, sent]) => sent.map((sql) => `${application}: ${sql.replaceAll(/\s+/g, ' ')}`));
  return { result, statements };
}

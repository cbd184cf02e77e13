import { SERVICES } from '@loupe/contracts/services';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { stackUnderTest } from './stack.ts';

/** What services call their request pools; relays, sweepers and consumers bear other names and are background. */
const REQUEST_POOLS = new Set<string>(SERVICES);

/** Runs `work` alone and answers the statements it cost on request pools, in the order of the services. */
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

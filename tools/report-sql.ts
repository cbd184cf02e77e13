import { STATEMENT_LOG_FLAGS } from '@loupe/test-harness/statement-log';
import { measureBudgets } from '../tests/system/support/sql-budgets.ts';
import { runCommand } from './stack/run-command.ts';
import type { Stack } from './stack/stack.ts';
import { stackEnv, withTestStack } from './testing/with-test-stack.ts';

/** Prints the number of SQL statements that each operation executes during its request; the statements go to stderr. */
async function reportSql(stack: Stack): Promise<void> {
  Object.assign(process.env, stackEnv(stack));
  const { of, statements } = await measureBudgets();
  for (const [operation, lines] of Object.entries(statements)) {
    process.stderr.write(`\n${operation}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  }
  const counts = Object.entries(of).map(([operation, lines]) => [operation, lines.length]);
  process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`);
}

await runCommand(async () => {
  const options = { withWeb: false, operations: 'open', postgresFlags: STATEMENT_LOG_FLAGS } as const;
  await withTestStack(options, reportSql);
  return 0;
});

import { STATEMENT_LOG_FLAGS } from '@loupe/test-harness/statement-log';
import { measureBudgets } from '../tests/system/support/sql-budgets.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import type { Stack } from '../tools/stack/stack.ts';
import { stackEnv, withTestStack } from '../tools/testing/with-test-stack.ts';

const HELP = `npm run report:sql   prints how many SQL statements each operation executes during its request, as JSON; the statements go to stderr

Starts a shop of its own.`;

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
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const options = { withWeb: false, operations: 'open', postgresFlags: STATEMENT_LOG_FLAGS } as const;
  await withTestStack(options, reportSql);
  return 0;
});

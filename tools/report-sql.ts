import { STATEMENT_LOG_FLAGS } from '@loupe/test-harness/statement-log';
import { withTestStack, stackEnv } from './testing/with-test-stack.ts';
import { measureBudgets } from '../tests/system/support/sql-budgets.ts';

/** Prints the number of SQL statements that each operation executes during its request; the statements go to stderr. */
await withTestStack(
  { withWeb: false, operations: 'open', postgresFlags: STATEMENT_LOG_FLAGS },
  async (stack) => {
    Object.assign(process.env, stackEnv(stack));
    const { counts, statements } = await measureBudgets();
    for (const [operation, lines] of Object.entries(statements)) {
      process.stderr.write(`\n${operation}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
    }
    process.stdout.write(`${JSON.stringify(counts)}\n`);
  },
);

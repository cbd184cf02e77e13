import type * as TestStack from '../../../tools/testing/with-test-stack.ts';
import type * as Commands from '../../../tools/stack/run-command.ts';
import type * as BenchStack from '../bench-stack.ts';
import { releaseModule } from './release-module.ts';

/** Names of the shop's own processes, instances included: no emulated third party, no browser's inbox. */
const OURS =
  /^(?:gateway|identity|catalog-search|cart-checkout|payments-finance|stores-reservations|content)(?:-|$)/;

// A stack of the release whose folder it runs in: prints how to reach it as a line of JSON, and stops it at the end of its input.
// This file is of today for every release, so that all count alike.
const folder = process.cwd();
const { stackEnv } = await releaseModule<typeof TestStack>(folder, 'tools/testing/with-test-stack.ts');
const { runCommand } = await releaseModule<typeof Commands>(folder, 'tools/stack/run-command.ts');
const { withBenchStack } = await releaseModule<typeof BenchStack>(
  folder,
  'proofs/bench/bench-stack.ts',
  'tools/bench/bench-stack.ts',
);
await runCommand(async () => {
  await withBenchStack(async (stack) => {
    const pids = {
      services: [...stack.children].filter(([name]) => OURS.test(name)).map(([, { pid }]) => pid),
      infrastructure: stack.infrastructure.pids,
    };
    process.stdout.write(`${JSON.stringify({ env: stackEnv(stack), pids })}\n`);
    for await (const _ of process.stdin);
    return {};
  });
  return 0;
});

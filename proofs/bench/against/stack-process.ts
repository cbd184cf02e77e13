import { stackEnv } from '../../../tools/testing/with-test-stack.ts';
import { runCommand } from '../../../tools/stack/run-command.ts';
import { withBenchStack } from '../bench-stack.ts';

/** Names of the shop's own processes, instances included: no emulated third party, no browser's inbox. */
const OURS =
  /^(?:gateway|identity|catalog-search|cart-checkout|payments-finance|stores-reservations|content)(?:-|$)/;

// A stack of one release: prints how to reach it as a line of JSON, and stops it at the end of its input. Another
// release is given a copy of it, so that both count alike.
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

import { stackEnv } from '../../testing/with-test-stack.ts';
import { runCommand } from '../../stack/run-command.ts';
import { withBenchStack } from '../bench-stack.ts';

// A stack of one release: prints how to reach it as a line of JSON, and stops it at the end of its input. A release that is older than
// this file is given a copy of it.
await runCommand(async () => {
  await withBenchStack(async (stack) => {
    const pids = {
      services: [...stack.children.values()].map(({ pid }) => pid),
      infrastructure: stack.infrastructure.pids,
    };
    process.stdout.write(`${JSON.stringify({ env: stackEnv(stack), pids })}\n`);
    for await (const _ of process.stdin);
    return {};
  });
  return 0;
});

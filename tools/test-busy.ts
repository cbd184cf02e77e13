import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './stack/run-command.ts';
import { ROOT } from './stack/services.ts';
import { besideBusy } from './testing/busy-neighbours.ts';
import { runNode } from './testing/run-node.ts';

const HELP = `npm run test:busy [-- --times <1 to 5>] [part…]     all tests, or these parts of them, beside two busy processes (three times unless said)

Finds tests that hold only on a machine that is free. A second attempt of a journey counts as a failure; the first run that fails ends it.`;
const BUSY = 2;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { times: { type: 'string', default: '3' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const times = Number(values.times);
  if (values.help || !(times >= 1 && times <= 5)) {
    process.stdout.write(`${HELP}\n`);
    return values.help ? 0 : 2;
  }
  for (let time = 1; time <= times; time++) {
    process.stderr.write(`\nrun ${time} of ${times}, beside ${BUSY} busy processes\n`);
    const code = await besideBusy(BUSY, () =>
      runNode([join(ROOT, 'tools/test.ts'), ...positionals], ROOT, {
        FLAKY: process.env['FLAKY'] ?? '0',
      }),
    );
    if (code !== 0) return code;
  }
  return 0;
}

await runCommand(main);

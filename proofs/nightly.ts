import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '../tools/stack/run-command.ts';
import { ROOT } from '../tools/stack/services.ts';

const HELP = `npm run test:nightly     all tests in full, without second attempts (some hours on two cores)`;

interface Step {
  readonly name: string;
  readonly args: readonly string[];
  /** Of a workspace, where it is not the root. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** All journeys run in both shops, and a second attempt counts as a failure. */
const STEPS: readonly Step[] = [
  {
    name: 'all checks and tests, each journey in both shops, without second attempts',
    args: ['tools/test.ts', 'static', 'unit', 'e2e', 'images'],
    env: { EVERY_SHOP: '1', FLAKY: '0', CI: '1' },
  },
  {
    name: '10,000 generated promotion files and changes of a bag',
    args: ['tools/jest.ts', 'generated-input', 'promotion-properties'],
    folder: 'services/cart-checkout',
    env: { GENERATED_INPUTS: '10000' },
  },
  {
    name: 'an import of 100,000 products killed five times, 5,000 wild questions',
    args: ['tools/jest.ts', 'integration/import', 'wild-questions'],
    folder: 'services/catalog-search',
    env: { IMPORTED_PRODUCTS: '100000', WILD_QUESTIONS: '5000' },
  },
  {
    name: 'processes of a wallet killed at every point, and those that recover as well',
    args: ['tools/jest.ts', 'apple-pay-crashes', 'klarna-crashes', 'paypal-crashes'],
    folder: 'services/payments-finance',
    env: { KILLED_AGAIN: 'every' },
  },
  {
    name: '1,000 histories of a diary against one on paper',
    args: ['tools/jest.ts', 'diary-model'],
    folder: 'services/stores-reservations',
    env: { DIARY_HISTORIES: '1000' },
  },
  { name: 'every fault', args: ['proofs/faults.ts', 'all', '--alerts'] },
  { name: 'a rolling restart under load', args: ['proofs/rolling.ts'] },
  { name: 'average load', args: ['proofs/load.ts', 'black-friday', '--profile', 'average'] },
  { name: 'a flash sale', args: ['proofs/load.ts', 'flash-sale'] },
  { name: 'a restore to a moment', args: ['proofs/restore-rehearse.ts'] },
  { name: 'the charts on an API server', args: ['proofs/charts-test.ts'] },
  { name: '10,000 seeds', args: ['proofs/simulate.ts', '--seeds', '10000'] },
  { name: 'all planted bugs are found', args: ['proofs/simulate.ts', '--plant', 'all'] },
];

function run({ args, folder = '.', env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, args[0]!), ...args.slice(1)], {
      cwd: join(ROOT, folder),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** In sequence: concurrent steps would slow each other down. */
async function main(): Promise<number> {
  const failed: string[] = [];
  for (const step of STEPS) {
    process.stderr.write(`\n${step.name}\n`);
    if (!(await run(step))) failed.push(step.name);
  }
  for (const name of failed) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`${STEPS.length - failed.length} passed, ${failed.length} failed\n`);
  return failed.length === 0 ? 0 : 1;
}

if (process.argv.includes('--help')) process.stdout.write(`${HELP}\n`);
else await runCommand(main);

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ServiceName } from '@loupe/contracts/services';
import { readKeys } from './keys.ts';
import { runCommand } from './run-command.ts';
import { findRunningShop } from './running-shop.ts';
import { ROOT } from './services.ts';
import { serviceEnv } from './subgraph-specs.ts';
import { DATABASE } from './settings.ts';

/** The environment of a service of the running shop, for an additional process. @throws PrerequisiteError */
function environmentOf(service: ServiceName): Record<string, string> {
  const shop = findRunningShop();
  const admin = new URL(shop.adminUrl);
  const dataFolder = process.env['LOUPE_DATA'] ?? join(ROOT, '.loupe/data');
  const settings = {
    ports: shop.ports,
    kafkaBrokers: shop.kafkaBrokers,
    dataFolder,
    keys: readKeys(dataFolder),
    postgres: { host: admin.hostname, port: Number(admin.port || 5432), database: DATABASE },
    twice: [],
    watch: false,
    tracing: false,
    logLevel: 'warn',
    shipAfterSeconds: 0,
    standIns: false,
    operations: 'enforced' as const,
  };
  return { ...serviceEnv(settings, service), PORT: '0' };
}

/**
 * Runs a command of package.json that operates the running shop, or prints its help.
 * @param work gets the arguments as they were typed, at least one
 */
export async function operatorCommand(
  help: string,
  work: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(`${help}\n`);
    process.exitCode = args.length === 0 ? 2 : 0;
  } else {
    await runCommand(() => work(args));
  }
}

/**
 * Runs a program of a service against the running shop, with the input and output of this terminal.
 * @returns its exit code
 * @throws PrerequisiteError when no shop runs
 */
export async function runOperatorCommand(
  service: ServiceName,
  script: string,
  args: readonly string[],
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: join(ROOT, 'services', service),
    env: { ...process.env, ...environmentOf(service) },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsFrom } from '../ports.ts';
import { interruption, InterruptedError } from '../stack/interruption.ts';
import { addresses, graphPort } from '../stack/services.ts';
import { startStack, type Stack, type StackOptions } from '../stack/stack.ts';

const TEST_PORT_BASE = 13_000;
/** LOUPE_TEST_PORT_BASE moves a test stack, so that two can run at the same time. */
export const testPortBase = (): number => Number(process.env['LOUPE_TEST_PORT_BASE'] ?? TEST_PORT_BASE);

/** The environment that tests, journeys and benches read the addresses of the stack from. */
export function stackEnv(stack: Stack): Record<string, string> {
  const { settings, infrastructure } = stack;
  const at = addresses(settings);
  return {
    LOUPE_STACK: JSON.stringify({
      ports: settings.ports,
      graphPort: graphPort(settings),
      adminUrl: infrastructure.adminUrl,
      database: settings.postgres.database,
      kafkaBrokers: settings.kafkaBrokers,
      postgresLog: infrastructure.postgresLog,
      dataFolder: settings.dataFolder,
      pids: Object.fromEntries([...stack.children].map(([name, child]) => [name, child.pid])),
      keys: settings.keys,
    }),
    WEB_PORT: String(settings.ports.web),
    // For the graph tests; the storefront has its own environment.
    GATEWAY_URL: `http://127.0.0.1:${graphPort(settings)}`,
    INBOX_URL: `http://127.0.0.1:${settings.ports.inbox}`,
    FULFILMENT_URL: `http://127.0.0.1:${settings.ports.fulfilment}`,
    CYBERSOURCE_URL: `http://127.0.0.1:${settings.ports.cybersource}`,
    BEAVERBROOKS_URL: at.beaverbrooks,
    LOUPE_URL: at.loupe,
  };
}

/**
 * Runs work against a separate stack, with its own ports and data in a temporary folder, which is deleted afterwards. SIGINT,
 * SIGTERM and SIGHUP stop it and end this process.
 */
export async function withTestStack<T>(
  options: Omit<StackOptions, 'dataFolder' | 'ports' | 'signal'>,
  work: (stack: Stack) => Promise<T>,
): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'loupe-test-'));
  chmodSync(dataFolder, 0o755);
  const { signal, dispose } = interruption();
  const remove = () => {
    if (!process.env['LOUPE_KEEP_TEST_DATA']) rmSync(dataFolder, { recursive: true, force: true });
  };
  const leave = (interrupted: InterruptedError): never => {
    remove();
    process.stderr.write(`\n${interrupted.message}: all processes have ended.\n`);
    process.exit(interrupted.exitCode);
  };
  try {
    const stack = await startStack({
      logLevel: 'warn',
      operations: 'enforced beside open',
      ...options,
      dataFolder,
      ports: portsFrom(testPortBase()),
      signal,
    });
    const interrupt = () => void stack.stop().finally(() => leave(signal.reason as InterruptedError));
    signal.addEventListener('abort', interrupt);
    try {
      return await work(stack);
    } finally {
      signal.removeEventListener('abort', interrupt);
      await stack.stop();
    }
  } catch (error) {
    if (error instanceof InterruptedError) leave(error);
    throw error;
  } finally {
    dispose();
    remove();
  }
}

import { join } from 'node:path';
import type { ServiceName } from '@loupe/contracts/services';
import { clusterChanged, type Infrastructure } from './infrastructure.ts';
import { unlessAborted } from './interruption.ts';
import { runToEnd } from '@loupe/local-servers/run-to-end';
import type { UrlOf } from './prepare-stores.ts';
import { ROOT, type StackSettings } from './services.ts';
import { serviceEnv } from './subgraph-specs.ts';

/** Services with seed data, each before the services that need its events. */
const SEEDED: readonly ServiceName[] = [
  ...(['catalog-search', 'cart-checkout', 'payments-finance'] as const),
  ...(['stores-reservations', 'content'] as const),
];

/** Without seed data, but with state that must be published to a new Kafka. */
const REPUBLISHED: readonly ServiceName[] = ['identity'];

/**
 * Runs each service's seed; after a change of the Kafka cluster everything is published again.
 * @throws ChildFailedError; the signal's reason
 */
export async function seedShop(
  settings: StackSettings,
  infrastructure: Infrastructure,
  database: string,
  signal?: AbortSignal,
): Promise<void> {
  const isAnother = await unlessAborted(clusterChanged(infrastructure, database), signal);
  const republish = isAnother ? ['--republish'] : [];
  for (const service of republish.length > 0 ? [...REPUBLISHED, ...SEEDED] : SEEDED)
    await runSeed(settings, service, { args: republish, signal });
}

/** Seeds what is missing, each service by its own URL. */
export async function seedServices(settings: StackSettings, urlOf: UrlOf): Promise<void> {
  for (const service of SEEDED) await runSeed(settings, service, { env: { DATABASE_URL: urlOf(service) } });
}

interface SeedRun {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

async function runSeed(
  settings: StackSettings,
  service: ServiceName,
  { args = [], env = {}, signal }: SeedRun,
): Promise<void> {
  await runToEnd(['src/seed.ts', ...args], {
    name: `The seed of ${service}`,
    log: join(settings.dataFolder, 'logs', `${service}-seed.log`),
    signal,
    cwd: join(ROOT, 'services', service),
    env: { ...serviceEnv(settings, service), PORT: String(settings.ports[service]), ...env },
  });
}

import { join } from 'node:path';
import type { ServiceName } from '@loupe/contracts/services';
import { clusterChanged, type Infrastructure } from './infrastructure.ts';
import { unlessAborted } from './interruption.ts';
import { runToEnd } from './run-to-end.ts';
import { ROOT, type StackSettings } from './services.ts';
import { serviceEnv } from './subgraph-specs.ts';

/** Who brings what a shop cannot open without; each before those that need to know of it. */
const SEEDED: readonly ServiceName[] = ['catalog-search', 'cart-checkout', 'stores-reservations', 'content'];

/** Has nothing to open with, and tells of its customers where others have forgotten them. */
const TELLING: readonly ServiceName[] = ['identity'];

/**
 * Runs each service's seed; a Kafka that is not the one of before is told everything again.
 * @throws ChildFailedError; the signal's reason
 */
export async function seedHouse(
  settings: StackSettings,
  infrastructure: Infrastructure,
  database: string,
  signal?: AbortSignal,
): Promise<void> {
  const isAnother = await unlessAborted(clusterChanged(infrastructure, database), signal);
  const republish = isAnother ? ['--republish'] : [];
  for (const service of republish.length > 0 ? [...TELLING, ...SEEDED] : SEEDED) {
    await runToEnd(['src/seed.ts', ...republish], {
      name: `The seed of ${service}`,
      log: join(settings.dataFolder, 'logs', `${service}-seed.log`),
      signal,
      cwd: join(ROOT, 'services', service),
      env: { ...serviceEnv(settings, service), PORT: String(settings.ports[service]) },
    });
  }
}

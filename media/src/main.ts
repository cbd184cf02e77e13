import type { AddressInfo } from 'node:net';
import { createLogger } from '@loupe/telemetry/logger';
import { startMetricsServer } from '@loupe/telemetry/metrics-server';
import { processSources } from '@loupe/telemetry/process-sources';
import sharp from 'sharp';
import { readConfig } from './config.ts';
import { CACHE_BYTES, ENCODE_SLOTS } from './limits.ts';
import { readMasters } from './masters.ts';
import { RenditionCache } from './rendition-cache.ts';
import { encode } from './rendition.ts';
import { createMediaServer } from './server.ts';
import { Slots } from './slots.ts';

/** As many as both slots encode in about 30 seconds: the pictures of several uncached pages. */
const WAITING_RENDITIONS = 256;
const COUNT_MS = 600_000;
const SWEEP_MS = 50;
sharp.concurrency(1);
sharp.cache(false); // renditions are kept on disk; decoded masters would only fill memory

const config = readConfig();
const logger = createLogger({ service: 'media', level: config.LOG_LEVEL });
const masters = await readMasters(config.MASTERS_DIR, logger);
const slots = new Slots({ count: ENCODE_SLOTS, waiting: WAITING_RENDITIONS });
const cache = new RenditionCache({
  folder: config.CACHE_DIR,
  mostBytes: CACHE_BYTES,
  encode,
  slots,
  logger,
});
await cache.count();
setInterval(() => void cache.count(), COUNT_MS).unref(); // of a shared folder, in which others write too
const server = createMediaServer({ masters, cache, logger });

if (config.METRICS_PORT !== undefined) await startMetricsServer(config.METRICS_PORT, processSources());
server.listen(config.PORT, () => {
  const { port } = server.address() as AddressInfo;
  logger.info({ port, masters: masters.size }, 'Listening.');
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    logger.info({ signal }, 'Draining.');
    server.close(); // requests in flight are answered; then the process ends
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref(); // also what becomes idle after its last answer
  });
}

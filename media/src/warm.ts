import { createLogger } from '@loupe/telemetry/logger';
import sharp from 'sharp';
import { readConfig } from './config.ts';
import { SIZES } from './image-request.ts';
import { CACHE_BYTES, ENCODE_SLOTS } from './limits.ts';
import { readMasters } from './masters.ts';
import { RenditionCache } from './rendition-cache.ts';
import { encode } from './rendition.ts';
import { Slots } from './slots.ts';
import { warm } from './warm-renditions.ts';

/**
 * `PORT=0 npm run warm -w @loupe/media [-- name …]`: encodes what pages request of every master, or of those named, into
 * CACHE_DIR, unless it is there. Ends with 1 when a picture could not be encoded.
 */
sharp.concurrency(1);
sharp.cache(false);
const { MASTERS_DIR, CACHE_DIR } = readConfig();
const logger = createLogger({ service: 'media', level: 'warn' });
const masters = await readMasters(MASTERS_DIR, logger);
const slots = new Slots({ count: ENCODE_SLOTS, waiting: masters.size * SIZES.length * 2 });
const cache = new RenditionCache({
  folder: CACHE_DIR,
  mostBytes: CACHE_BYTES,
  encode,
  slots,
  logger,
});
await cache.count();

const names = process.argv.slice(2);
const wanted = names.length === 0 ? [...masters.keys()] : names;
const { pictures, bytes, failed } = await warm({ masters, cache, logger }, wanted);
console.log(`${pictures} renditions, ${(bytes / 1e6).toFixed(1)} MB, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

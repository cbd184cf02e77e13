import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import sharp from 'sharp';
import { readMasters } from '../../src/masters.ts';
import { RenditionCache } from '../../src/rendition-cache.ts';
import { encode } from '../../src/rendition.ts';
import { Slots } from '../../src/slots.ts';
import { warm } from '../../src/warm-renditions.ts';

const logger = createLogger({ service: 'media-test', level: 'fatal' });

it('[IN-05] encodes each width of a master once, and nothing the second time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warm-'));
  const own = join(folder, 'masters');
  await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
    .then((bytes) => sharp(bytes).toFile(join(folder, 'ring.webp')));
  const masters = await readMasters(folder, logger);
  const encodes = jest.fn(encode);
  const cache = new RenditionCache({
    folder: own,
    mostBytes: 1e9,
    encode: encodes,
    logger,
    slots: new Slots({ count: 2, waiting: 64 }),
  });
  // 320, 480 and the master's own 600, in AVIF and WebP
  expect(await warm({ masters, cache, logger }, ['ring'])).toMatchObject({ pictures: 6, failed: 0 });
  expect(await readdir(own)).toHaveLength(6);
  expect(await warm({ masters, cache, logger }, ['ring', 'none'])).toMatchObject({ pictures: 6, failed: 1 });
  expect(encodes).toHaveBeenCalledTimes(6);
  await rm(folder, { recursive: true });
});

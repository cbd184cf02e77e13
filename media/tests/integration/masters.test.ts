import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import sharp from 'sharp';
import { readMasters } from '../../src/masters.ts';
import { encode, renditionOf } from '../../src/rendition.ts';

const logger = createLogger({ service: 'media-test', level: 'fatal' });
const MASTERS = new URL('../../masters', import.meta.url).pathname;

/** The heaviest of these masters in a width, as AVIF: bytes of the file follow the bytes of its master. */
async function heaviest(isShown: (name: string) => boolean, width: number): Promise<number> {
  const masters = [...(await readMasters(MASTERS, logger))].filter(([name]) => isShown(name));
  const weighed = await Promise.all(
    masters.map(async ([, master]) => ({ master, size: (await stat(master.path)).size })),
  );
  const largest = weighed.toSorted((one, other) => other.size - one.size).slice(0, 6);
  const shape = { width, height: null, crop: null, poi: null, format: 'avif', quality: 75 } as const;
  const bytes = largest.map(async ({ master }) => (await encode(renditionOf(master, shape))).length);
  return Math.max(...(await Promise.all(bytes)));
}

describe('masters', () => {
  it('[CO-09] a card of a listing has at most 18 kB, the first picture of a product at most 90 kB on phones', async () => {
    const isCard = (name: string) => !/^(detail|hero)-/.test(name);
    expect(await heaviest(isCard, 480)).toBeLessThanOrEqual(18_000);
    expect(await heaviest((name) => !name.startsWith('hero-'), 800)).toBeLessThanOrEqual(90_000);
  });

  it('[CO-09] leaves out a master that is no picture, or one that would fill the memory', async () => {
    const own = await mkdtemp(join(tmpdir(), 'masters-'));
    await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: 'red' } })
      .webp({ effort: 0 })
      .toFile(join(own, 'bomb.webp'));
    await writeFile(join(own, 'text.webp'), 'no picture');
    await writeFile(
      join(own, 'drawing.webp'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    await sharp({ create: { width: 50, height: 40, channels: 3, background: 'red' } }).toFile(
      join(own, 'fine.webp'),
    );
    expect([...(await readMasters(own, logger)).keys()]).toEqual(['fine']);
    await rm(own, { recursive: true });
  });
});

import type { Logger } from '@loupe/telemetry/logger';
import { DEFAULT_QUALITY, SIZES } from './image-request.ts';
import type { Master } from './masters.ts';
import type { RenditionCache } from './rendition-cache.ts';
import { renditionKey, renditionOf } from './rendition.ts';
import type { Rendition } from './rendition.ts';

interface Warming {
  readonly masters: ReadonlyMap<string, Master>;
  readonly cache: Pick<RenditionCache, 'get'>;
  readonly logger: Logger;
}

/** JPEG is left out: hardly any browser asks for it. */
const FORMATS = ['avif', 'webp'] as const;

/**
 * Puts into the cache what pages request of these masters: each width in quality 75.
 * @returns how many different renditions there are now, their bytes, and how many could not be made
 */
export async function warm(
  { masters, cache, logger }: Warming,
  names: readonly string[],
): Promise<{ pictures: number; bytes: number; failed: number }> {
  const sum = { pictures: 0, bytes: 0, failed: 0 };
  const isWaiting = () => true;
  const make = async (rendition: Rendition) => {
    try {
      sum.bytes += (await cache.get(rendition, isWaiting)).length;
      sum.pictures += 1;
    } catch (error) {
      sum.failed += 1;
      logger.error({ err: error, path: rendition.master.path }, 'A picture could not be encoded.');
    }
  };
  for (const name of names) {
    const master = masters.get(name);
    if (master) await Promise.all(renditionsOf(master).map(make));
    else {
      sum.failed += 1;
      logger.error({ name }, 'There is no master of this name.');
    }
  }
  return sum;
}

/** Each once: all widths beyond that of the master are the same rendition. */
function renditionsOf(master: Master): Rendition[] {
  const shape = { height: null, crop: null, poi: null, quality: DEFAULT_QUALITY };
  const all = SIZES.flatMap((width) =>
    FORMATS.map((format) => renditionOf(master, { ...shape, width, format })),
  );
  return [...new Map(all.map((rendition) => [renditionKey(rendition), rendition])).values()];
}

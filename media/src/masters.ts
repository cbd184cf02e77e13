import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Logger } from '@loupe/telemetry/logger';
import sharp from 'sharp';

/** Of a master: decoding it takes four bytes each. The largest has 2 million. */
export const MOST_PIXELS = 16_000_000;

/** An original picture, from which all renditions are made. */
export interface Master {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** A hash of its bytes, so that a changed picture under the same name gets new renditions. */
  readonly hash: string;
}

/**
 * All masters by name; no other files are ever opened. A file that is no WebP picture, or has more than MOST_PIXELS, is left
 * out, and the log names it. @throws when the folder cannot be read
 */
export async function readMasters(folder: string, logger: Logger): Promise<ReadonlyMap<string, Master>> {
  const files = (await readdir(folder)).filter((file) => /^[a-z0-9-]+\.webp$/.test(file));
  const masters = new Map<string, Master>();
  for (const file of files) {
    try {
      masters.set(parse(file).name, await readMaster(join(folder, file)));
    } catch (error) {
      logger.error({ err: error, file }, 'A master cannot be used.');
    }
  }
  return masters;
}

async function readMaster(path: string): Promise<Master> {
  const bytes = await readFile(path);
  const { width, height, format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  if (format !== 'webp') throw new Error(`It is ${format}, not WebP.`);
  return { path, width, height, hash: createHash('sha256').update(bytes).digest('hex') };
}

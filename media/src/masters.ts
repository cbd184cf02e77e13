import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';

/** An original picture, from which all renditions are made. */
export interface Master {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** A hash of its bytes, so that a changed picture under the same name gets new renditions. */
  readonly hash: string;
}

/** All masters by name; no other files are ever opened. @throws when the folder cannot be read */
export async function readMasters(folder: string): Promise<ReadonlyMap<string, Master>> {
  const files = (await readdir(folder)).filter((file) => /^[a-z0-9-]+\.webp$/.test(file));
  const masters = new Map<string, Master>();
  for (const file of files) masters.set(parse(file).name, await readMaster(join(folder, file)));
  return masters;
}

async function readMaster(path: string): Promise<Master> {
  const bytes = await readFile(path);
  const { width, height } = await sharp(bytes).metadata();
  return { path, width, height, hash: createHash('sha256').update(bytes).digest('hex') };
}

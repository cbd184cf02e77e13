import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renditionKey } from './rendition.ts';
import type { Rendition } from './rendition.ts';
import type { Slots } from './slots.ts';

interface RenditionCacheOptions {
  /** Made when absent; may be emptied at any time. */
  readonly folder: string;
  readonly encode: (rendition: Rendition) => Promise<Buffer>;
  /** Encoding takes a whole core for a tenth of a second and more. */
  readonly slots: Slots;
}

/** Encodes each rendition once, however many ask for it at the same time, and keeps it on disk. */
export class RenditionCache {
  readonly #options: RenditionCacheOptions;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(options: RenditionCacheOptions) {
    this.#options = options;
  }

  /** @throws when the master cannot be decoded or the cache cannot be written */
  get(rendition: Rendition): Promise<Buffer> {
    const file = join(this.#options.folder, `${renditionKey(rendition)}.${rendition.format}`);
    const underWay = this.#underWay.get(file);
    if (underWay) return underWay;
    const bytes = this.#readOrEncode(file, rendition).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, bytes);
    return bytes;
  }

  async #readOrEncode(file: string, rendition: Rendition): Promise<Buffer> {
    return (await readIfThere(file)) ?? this.#options.slots.run(() => this.#encode(file, rendition));
  }

  /** Written aside and renamed: nobody reads half a picture, not after a crash either. */
  async #encode(file: string, rendition: Rendition): Promise<Buffer> {
    const bytes = await this.#options.encode(rendition);
    const aside = `${file}.${randomUUID()}`;
    await mkdir(this.#options.folder, { recursive: true });
    try {
      await writeFile(aside, bytes);
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    return bytes;
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

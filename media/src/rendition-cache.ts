import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@loupe/telemetry/logger';
import { KeptFiles } from './kept-files.ts';
import { renditionKey } from './rendition.ts';
import type { Rendition } from './rendition.ts';
import type { Slots } from './slots.ts';

interface RenditionCacheOptions {
  /** Created when absent; may be emptied at any time, and shared by several processes. */
  readonly folder: string;
  readonly encode: (rendition: Rendition) => Promise<Buffer>;
  /** Of all files; beyond it those that were asked for longest ago are deleted. */
  readonly mostBytes: number;
  /** Encoding takes a whole core for a tenth of a second and more. */
  readonly slots: Slots;
  readonly logger: Logger;
}

/** Whether the client still waits: false once its connection is closed. */
type IsWaiting = () => boolean;

interface UnderWay {
  readonly bytes: Promise<Buffer>;
  readonly askers: IsWaiting[];
}

/** Encodes each rendition once, even for concurrent requests, and stores it on disk if possible, within its bounds. */
export class RenditionCache {
  readonly #options: RenditionCacheOptions;
  readonly #underWay = new Map<string, UnderWay>();
  readonly #kept: KeptFiles;

  constructor(options: RenditionCacheOptions) {
    this.#options = options;
    this.#kept = new KeptFiles(options);
  }

  /** Counts what other processes have written into the folder, before this one began or since. */
  count(): Promise<void> {
    return this.#kept.count();
  }

  /** @throws SlotsTakenError when the queue is full; the decoder's error when the master cannot be decoded */
  get(rendition: Rendition, isWaiting: IsWaiting): Promise<Buffer> {
    const file = join(this.#options.folder, `${renditionKey(rendition)}.${rendition.format}`);
    const known = this.#underWay.get(file);
    if (known) {
      known.askers.push(isWaiting);
      return known.bytes;
    }
    const askers = [isWaiting];
    const isWanted = () => askers.some((waits) => waits());
    const bytes = this.#readOrEncode(file, rendition, isWanted).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, { bytes, askers });
    return bytes;
  }

  async #readOrEncode(file: string, rendition: Rendition, isWanted: () => boolean): Promise<Buffer> {
    return (
      (await this.#readIfThere(file)) ??
      this.#options.slots.run(() => this.#encode(file, rendition), isWanted)
    );
  }

  async #readIfThere(file: string): Promise<Buffer | null> {
    try {
      const bytes = await readFile(file);
      await this.#kept.add(file, bytes.length);
      return bytes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.#options.logger.error({ err: error }, 'The cache could not be read.');
      return null;
    }
  }

  async #encode(file: string, rendition: Rendition): Promise<Buffer> {
    const bytes = await this.#options.encode(rendition);
    try {
      await this.#keep(file, bytes);
    } catch (error) {
      // With a full disk the picture is still served, and encoded again for the next request.
      this.#options.logger.error({ err: error }, 'The cache could not be written.');
    }
    return bytes;
  }

  /**
   * Written to a temporary file, to the disk, and then renamed: no process that shares the folder ever reads a partial picture, not even
   * after a crash of this one or of its machine.
   */
  async #keep(file: string, bytes: Buffer): Promise<void> {
    const aside = `${file}.${randomUUID()}`;
    await mkdir(this.#options.folder, { recursive: true });
    try {
      await writeFile(aside, bytes, { flush: true });
      await rename(aside, file);
      await this.#kept.add(file, bytes.length);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is still being written, by this or another process, or that one which crashed has left. */
const UNFINISHED = /\.[0-9a-f-]{36}$/;
/** Much longer than a file is written. */
const LEFT_MS = 600_000;

interface Found {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAt: number;
}

/** The files of a folder, which other processes may use too, in the order of their use, within a number of bytes. */
export class KeptFiles {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Bytes by path; the first was used longest ago. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor({ folder, mostBytes }: { folder: string; mostBytes: number }) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /**
   * Counts the files that are there and not known yet, the oldest first, forgets those that are gone, and deletes what a crash has left. A folder
   * that does not exist is empty.
   */
  async count(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const found = (await Promise.all(names.map((name) => this.#find(name)))).filter((file) => file !== null);
    const paths = new Set(found.map(({ path }) => path));
    for (const path of this.#sizes.keys()) if (!paths.has(path)) this.#forget(path);
    const unknown = found.filter(({ path }) => !this.#sizes.has(path));
    unknown.sort((one, other) => one.writtenAt - other.writtenAt);
    for (const { path, bytes } of unknown) await this.add(path, bytes);
  }

  /** @returns null for what is no finished file, or was deleted by another process meanwhile */
  async #find(name: string): Promise<Found | null> {
    const path = join(this.#folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts === null || !facts.isFile()) return null;
    if (!UNFINISHED.test(name)) return { path, bytes: facts.size, writtenAt: facts.mtimeMs };
    if (facts.mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true });
    return null;
  }

  /** A file was written or read. Deletes what no longer fits. */
  async add(path: string, bytes: number): Promise<void> {
    this.#forget(path);
    this.#sizes.set(path, bytes);
    this.#bytes += bytes;
    while (this.#bytes > this.#mostBytes) {
      const [oldest] = this.#sizes.keys();
      if (oldest === undefined) return;
      this.#forget(oldest);
      await rm(oldest, { force: true });
    }
  }

  #forget(path: string): void {
    this.#bytes -= this.#sizes.get(path) ?? 0;
    this.#sizes.delete(path);
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a folder in the order of their use, within a number of bytes. */
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

  /** Counts the files that are already there, the oldest first. A folder that does not exist is empty. */
  async open(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const paths = names.map((name) => join(this.#folder, name));
    const files = await Promise.all(paths.map(async (path) => ({ path, facts: await stat(path) })));
    files.sort((one, other) => one.facts.mtimeMs - other.facts.mtimeMs);
    for (const { path, facts } of files) if (facts.isFile()) await this.add(path, facts.size);
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

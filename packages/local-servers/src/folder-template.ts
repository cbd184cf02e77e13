import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

export interface FolderTemplate {
  /** The beginning of its path, with the version of the program that fills it. */
  readonly path: string;
  /** Files that say how it is filled: after a change another template is made. */
  readonly sources: readonly string[];
  /** Fills an empty folder. */
  readonly make: (folder: string) => Promise<void>;
}

/** Copies into `folder` what `make` would put there; it runs once. Of concurrent callers each may run it, and one result is kept. */
export async function copyTemplate({ path, sources, make }: FolderTemplate, folder: string): Promise<void> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(source));
  const template = `${path}-${hash.digest('hex').slice(0, 12)}`;
  if (!existsSync(template)) {
    const incoming = `${template}.${process.pid}`;
    await rm(incoming, { recursive: true, force: true });
    await mkdir(dirname(template), { recursive: true, mode: 0o755 });
    await mkdir(incoming, { mode: 0o700 });
    await make(incoming);
    // A folder that another has put there is not empty, and stays.
    await rename(incoming, template).catch(() => rm(incoming, { recursive: true, force: true }));
  }
  await mkdir(folder, { recursive: true });
  // Keeps owners and modes, which fs.cp does not.
  await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
}

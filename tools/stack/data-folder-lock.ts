import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Locks a data folder for this process, so that of two concurrent starts only one continues. The lock is the name of an abstract
 * socket: the kernel gives it to one process, and releases it when that process ends for any reason
 * (https://man7.org/linux/man-pages/man7/unix.7.html). Only Linux has them, as only Linux has the embedded servers.
 * @returns a function that releases the lock; undefined when another process has it
 */
export async function lockDataFolder(folder: string): Promise<(() => void) | undefined> {
  if (process.platform !== 'linux') return () => {};
  const name = createHash('sha256')
    .update(canonical(resolve(folder)))
    .digest('hex')
    .slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  const isLocked = await new Promise<boolean>((settle, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? settle(false) : reject(error),
    );
    server.listen(`\0loupe-${name}`, () => settle(true));
  });
  server.unref();
  return isLocked ? () => void server.close() : undefined;
}

/** The folder's path without symlinks; it need not exist yet. */
function canonical(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    const parent = dirname(folder);
    return parent === folder ? folder : join(canonical(parent), basename(folder));
  }
}

import { createServer } from 'node:net';
import { PrerequisiteError } from './prerequisite-error.ts';

/** Checks all addresses, because services listen on all: a listener on one of them makes the port unusable. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * @param name what will use the port
 * @throws PrerequisiteError when something listens there already
 */
export async function requireFreePort(port: number, name: string): Promise<void> {
  if (await isFree(port)) return;
  throw new PrerequisiteError(
    `Port ${port} (${name}) is in use: stop what listens there, or set LOUPE_PORT_BASE to move the whole shop, e.g. LOUPE_PORT_BASE=5000.`,
  );
}

/** @throws PrerequisiteError naming the first busy port and what would use it */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) await requireFreePort(port, name);
}

import { createServer } from 'node:net';
import type { PortName } from '../ports.ts';
import { PrerequisiteError } from './prerequisite-error.ts';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** @throws PrerequisiteError naming the first busy port and what wanted it. */
export async function requireFreePorts(ports: Record<PortName, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new PrerequisiteError(
      `Port ${port} (${name}) is in use: stop what listens there, or set LOUPE_PORT_BASE to move the whole shop, e.g. LOUPE_PORT_BASE=5000.`,
    );
  }
}

import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { claimPort } from '@loupe/test-harness/ports';
import { requireFreePorts } from './free-ports.ts';

describe('ports', () => {
  it('a busy port is named with its use and what to do', async () => {
    const [free, busy] = [await claimPort(), await claimPort()];
    const other = createServer().listen(busy, '127.0.0.1');
    await once(other, 'listening');
    try {
      await expect(requireFreePorts({ web: free, gateway: busy })).rejects.toThrow(
        new RegExp(`Port ${busy} \\(gateway\\) is in use: .* LOUPE_PORT_BASE`),
      );
    } finally {
      other.close();
    }
  });
});

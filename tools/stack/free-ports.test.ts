import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { claimPort } from '@loupe/test-harness/ports';
import { portsFrom } from '../ports.ts';
import { requireFreePorts } from './free-ports.ts';
import { PrerequisiteError } from './prerequisite-error.ts';

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

  it('all are below the ephemeral range, and none is used twice', () => {
    const ports = Object.values(portsFrom(32_000));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([80, 1023, 32_001, Number.NaN])('a base of %d is rejected', (base) => {
    expect(() => portsFrom(base)).toThrow(PrerequisiteError);
  });
});

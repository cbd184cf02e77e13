import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portsFrom } from '../ports.ts';
import { requireFreePorts } from './free-ports.ts';
import { PrerequisiteError } from './prerequisite-error.ts';

describe('ports', () => {
  it('a busy one is named with its use and the cure', async () => {
    const ports = portsFrom(21_000);
    const squatter = createServer().listen(ports.gateway, '127.0.0.1');
    await once(squatter, 'listening');
    try {
      await expect(requireFreePorts(ports)).rejects.toThrow(
        /Port 21001 \(gateway\) is in use: .* LOUPE_PORT_BASE/,
      );
    } finally {
      squatter.close();
    }
  });

  it('all lie below the ephemeral range and none twice', () => {
    const ports = Object.values(portsFrom(32_000));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([80, 1023, 32_001, Number.NaN])('a base of %d is refused', (base) => {
    expect(() => portsFrom(base)).toThrow(PrerequisiteError);
  });
});

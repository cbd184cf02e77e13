import { describe, expect, it } from '@jest/globals';
import { claimPort } from './ports.ts';

describe('claimPort', () => {
  it('never claims a port twice, and none of the ephemeral range', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => claimPort()));
    expect(new Set(ports).size).toBe(20);
    for (const port of ports) {
      expect(port).toBeGreaterThanOrEqual(14_000);
      expect(port).toBeLessThan(19_000);
    }
  });
});

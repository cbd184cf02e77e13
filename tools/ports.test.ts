import { describe, expect, it } from '@jest/globals';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { portsFrom } from './ports.ts';

describe('ports', () => {
  it('all are below the ephemeral range, and none is used twice', () => {
    const ports = Object.values(portsFrom(32_000));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([80, 1023, 32_001, Number.NaN])('a base of %d is rejected', (base) => {
    expect(() => portsFrom(base)).toThrow(PrerequisiteError);
  });
});

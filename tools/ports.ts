import { SHOP_OFFSETS } from './shop-ports.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { VENDOR_OFFSETS } from './vendors/declared-vendors.ts';

/**
 * The list of all ports. LOUPE_PORT_BASE moves them all, so that tests can run beside a running shop.
 * All are below 32768, where the ephemeral ports begin.
 */
const OFFSETS = { ...SHOP_OFFSETS, ...VENDOR_OFFSETS };

export type PortName = keyof typeof OFFSETS;
export const DEFAULT_PORT_BASE = 3000;

/** @throws PrerequisiteError when the base is outside 1024–32000. */
export function portsFrom(base: number): Record<PortName, number> {
  if (!Number.isInteger(base) || base < 1024 || base > 32_000) {
    throw new PrerequisiteError(`LOUPE_PORT_BASE must be a whole number from 1024 to 32000, not ${base}.`);
  }
  return Object.fromEntries(Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset])) as Record<
    PortName,
    number
  >;
}

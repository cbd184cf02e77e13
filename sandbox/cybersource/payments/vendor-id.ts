import { randomInt } from 'node:crypto';

/** 22 digits, increasing with time like the vendor's. */
export const newVendorId = (now: Date): string =>
  `${now.getTime()}${randomInt(0, 1_000_000_000).toString().padStart(9, '0')}`;

import { z } from 'zod';
import { faultShape } from '../faults.ts';
import type { Faults as FaultsOf } from '../faults.ts';

export const CALLS = [
  'create-session',
  'update-session',
  'session',
  'create-order',
  'cancel-authorization',
  'order',
  'capture',
  'refund',
  'cancel',
  'release',
  'extend',
  'acknowledge',
] as const;
export type Call = (typeof CALLS)[number];

export const faultOrder = faultShape(CALLS).extend({
  /** Refuse with 403 and this code instead of working. */
  code: z
    .string()
    .regex(/^[A-Z_]+$/)
    .optional(),
});
export type Faults = FaultsOf<z.infer<typeof faultOrder>>;

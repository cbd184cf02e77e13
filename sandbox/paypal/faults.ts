import { z } from 'zod';
import { faultShape } from '../faults.ts';
import type { Faults as FaultsOf } from '../faults.ts';

export const CALLS = [
  'token',
  'create',
  'order',
  'patch',
  'authorize',
  'authorization',
  'capture',
  'void',
  'reauthorize',
  'refund',
  'verify',
] as const;
export type Call = (typeof CALLS)[number];

export const faultOrder = faultShape(CALLS).extend({
  /** Refuse with 422 and this issue instead of working. */
  issue: z
    .string()
    .regex(/^[A-Z_]+$/)
    .optional(),
});
export type Faults = FaultsOf<z.infer<typeof faultOrder>>;

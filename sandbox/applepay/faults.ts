import type { z } from 'zod';
import { faultShape } from '../faults.ts';

export const faultOrder = faultShape(['session']);
export type FaultOrder = z.infer<typeof faultOrder>;

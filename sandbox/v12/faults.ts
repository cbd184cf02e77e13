import { faultShape } from '../faults.ts';
import type { Faults as FaultsOf } from '../faults.ts';
import type { z } from 'zod';

export const CALLS = ['products', 'submit', 'status', 'update'] as const;
export type Call = (typeof CALLS)[number];

export const faultOrder = faultShape(CALLS);
export type Faults = FaultsOf<z.infer<typeof faultOrder>>;

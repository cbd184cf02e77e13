import { z } from 'zod';

export const CALLS = [
  'token',
  'create',
  'order',
  'authorize',
  'authorization',
  'capture',
  'void',
  'reauthorize',
  'refund',
  'verify',
] as const;
export type Call = (typeof CALLS)[number];

/** A fault injected through the control API for a number of calls. */
export const faultOrder = z.object({
  next: z.coerce.number().int().min(1).max(10_000),
  /** Any call where none is given. */
  call: z.enum(CALLS).optional(),
  delayMs: z.coerce.number().int().min(0).max(60_000).optional(),
  /** Never answer, without doing the work (`before`) or having done it (`after`). */
  hang: z.enum(['before', 'after']).optional(),
  /** Answer this HTTP status instead of working. */
  http: z.coerce.number().int().min(400).max(599).optional(),
  /** Answer this HTTP status having done the work. */
  httpAfter: z.coerce.number().int().min(400).max(599).optional(),
  /** Answer 200 with a body that is no JSON, instead of working. */
  rubbish: z.coerce.boolean().optional(),
  /** Refuse with 422 and this issue instead of working. */
  issue: z
    .string()
    .regex(/^[A-Z_]+$/)
    .optional(),
});
export type FaultOrder = z.infer<typeof faultOrder>;
export type Fault = Omit<FaultOrder, 'next' | 'call'>;

export interface Faults {
  order(order: FaultOrder): void;
  /** Takes the fault for this call; each is used once. */
  take(call: Call): Fault;
  pending(): number;
  clear(): void;
}

export function createFaults(): Faults {
  let queue: FaultOrder[] = [];
  return {
    order: (order) => void queue.push({ ...order }),
    take(call) {
      const order = queue.find((waiting) => waiting.call === undefined || waiting.call === call);
      if (order === undefined) return {};
      order.next -= 1;
      if (order.next === 0) queue = queue.filter((waiting) => waiting !== order);
      return order;
    },
    pending: () => queue.reduce((sum, { next }) => sum + next, 0),
    clear: () => void (queue = []),
  };
}

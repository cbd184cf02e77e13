import { z } from 'zod';

export const METHODS = [
  'dc_900',
  'dc_901',
  'dc_904',
  'dc_905',
  'dc_906',
  'dc_907',
  'dc_908',
  'dc_909',
  'dc_918',
  'dc_920',
  'dc_921',
  'dc_994',
  'dc_995',
] as const;
export type Method = (typeof METHODS)[number];

export const HOSTS = ['primary', 'secondary'] as const;
export type Host = (typeof HOSTS)[number];

/** A fault injected through the control API for a number of calls. */
export const faultOrder = z.object({
  next: z.coerce.number().int().min(1).max(10_000),
  /** Any method where none is given. */
  method: z.enum(METHODS).optional(),
  /** Either host where none is given. */
  host: z.enum(HOSTS).optional(),
  delayMs: z.coerce.number().int().min(0).max(60_000).optional(),
  /** Never answer, without doing the work (`before`) or having done it (`after`). */
  hang: z.enum(['before', 'after']).optional(),
  /** Answer this HTTP status instead of working. */
  http: z.coerce.number().int().min(400).max(599).optional(),
  /** Answer this HTTP status having done the work. */
  httpAfter: z.coerce.number().int().min(400).max(599).optional(),
  /** Refuse with this result code instead of working, whatever the card. */
  code: z
    .string()
    .regex(/^[1-9]\d*$/)
    .optional(),
});
export type FaultOrder = z.infer<typeof faultOrder>;
export type Fault = Omit<FaultOrder, 'next' | 'method' | 'host'>;

export interface Faults {
  order(order: FaultOrder): void;
  /** Takes the fault for this call; each is used once. */
  take(method: string, host: Host): Fault;
  pending(): number;
  clear(): void;
}

export function createFaults(): Faults {
  let queue: FaultOrder[] = [];
  return {
    order: (order) => void queue.push({ ...order }),
    take(method, host) {
      const order = queue.find(
        (waiting) =>
          (waiting.method === undefined || waiting.method === method) &&
          (waiting.host === undefined || waiting.host === host),
      );
      if (order === undefined) return {};
      order.next -= 1;
      if (order.next === 0) queue = queue.filter((waiting) => waiting !== order);
      return order;
    },
    pending: () => queue.reduce((sum, { next }) => sum + next, 0),
    clear: () => void (queue = []),
  };
}

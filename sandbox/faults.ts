import { z } from 'zod';

/** Faults injected through the control API, for a number of calls. @param calls the names of a vendor's calls */
export const faultShape = <const Call extends string>(calls: readonly [Call, ...Call[]]) =>
  z.object({
    next: z.coerce.number().int().min(1).max(10_000),
    /** Any call where none is given. */
    call: z.enum(calls).optional(),
    delayMs: z.coerce.number().int().min(0).max(60_000).optional(),
    /** Never answer, without doing the work (`before`) or having done it (`after`). */
    hang: z.enum(['before', 'after']).optional(),
    /** Answer this HTTP status instead of working. */
    http: z.coerce.number().int().min(400).max(599).optional(),
    /** Answer this HTTP status having done the work. */
    httpAfter: z.coerce.number().int().min(400).max(599).optional(),
    /** Answer 200 with a body that is no JSON, instead of working. */
    rubbish: z.coerce.boolean().optional(),
  });

interface Ordered {
  readonly next: number;
  readonly call?: string | undefined;
}

export interface Faults<Order extends Ordered> {
  order(order: Order): void;
  /** Takes the fault for this call; each is used once. */
  take(call: NonNullable<Order['call']>): Partial<Omit<Order, 'next' | 'call'>>;
  pending(): number;
  clear(): void;
}

export function createFaults<Order extends Ordered>(): Faults<Order> {
  let queue: { readonly order: Order; left: number }[] = [];
  return {
    order: (order) => void queue.push({ order, left: order.next }),
    take(call) {
      const waiting = queue.find(({ order }) => order.call === undefined || order.call === call);
      if (waiting === undefined) return {};
      waiting.left -= 1;
      if (waiting.left === 0) queue = queue.filter((other) => other !== waiting);
      return waiting.order;
    },
    pending: () => queue.reduce((sum, { left }) => sum + left, 0),
    clear: () => void (queue = []),
  };
}

import { z } from 'zod';

const count = z.coerce.number().int().min(1);
const flag = z.preprocess((value) => value === true || value === 'true', z.boolean()).optional();

/** Faults of the next messages to the shop. */
const message = z.object({
  operation: z.literal('webhook').default('webhook'),
  next: count.max(10_000),
  /** Sends so many copies at the same time. */
  duplicate: count.max(50).optional(),
  /** Holds so many messages and sends them in reverse order. */
  reorder: flag,
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
  /** How long ago the event happened. */
  ageSeconds: count.max(30 * 86_400).optional(),
  unsigned: flag,
  /** Changes one byte of the body after it was signed. */
  altered: flag,
  /** Attempts of each message that are unsigned or altered; the next one is valid. */
  attempts: count.max(1_000).default(1),
});

/** Faults of the next calls with which the shop sends an order, or says whether its money is there. */
const handover = z.object({
  operation: z.enum(['order', 'payment']),
  next: count.max(10_000),
  /** Delays the answer after the work is done. */
  delayMs: z.coerce.number().int().min(0).max(60_000).optional(),
  hang: z.enum(['before', 'after']).optional(),
  http: z.coerce.number().int().min(400).max(599).optional(),
  /** Named by the answer, of a 422. */
  field: z.string().max(100).optional(),
  httpAfter: z.coerce.number().int().min(400).max(599).optional(),
  /** The first message about the order reaches the shop before the answer. */
  webhookFirst: flag,
});

export const faultOrder = z.union([handover, message]);

export type MessageFault = Omit<z.infer<typeof message>, 'operation' | 'next'> & {
  /** Id of the injected fault: messages to be reordered among each other share it. */
  readonly group: number;
  readonly groupSize: number;
};
export type HandoverFault = Partial<Omit<z.infer<typeof handover>, 'operation' | 'next'>>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let queue: (z.infer<typeof faultOrder> & { group: number; groupSize: number })[] = [];
  let groups = 0;
  const take = (operation: 'webhook' | 'order' | 'payment') => {
    const order = queue.find((waiting) => waiting.operation === operation);
    if (order === undefined) return undefined;
    order.next -= 1;
    if (order.next === 0) queue = queue.filter((waiting) => waiting !== order);
    return order;
  };
  return {
    order(given: z.infer<typeof faultOrder>): void {
      queue.push({ ...given, group: groups++, groupSize: given.next });
    },
    /** Takes the fault for this message or call; each is used once. */
    forMessage(): MessageFault | undefined {
      const taken = take('webhook');
      return taken?.operation === 'webhook' ? taken : undefined;
    },
    forHandover(): HandoverFault {
      const taken = take('order');
      return taken?.operation === 'order' ? taken : {};
    },
    forPayment(): HandoverFault {
      const taken = take('payment');
      return taken?.operation === 'payment' ? taken : {};
    },
    pending: () => queue.reduce((sum, { next }) => sum + next, 0),
    clear: () => void (queue = []),
  };
}

import { z } from 'zod';

const count = z.coerce.number().int().min(1);
const flag = z.preprocess((value) => value === true || value === 'true', z.boolean()).optional();

/** Misbehaviour towards the shop, for the next so many messages. */
const message = z.object({
  operation: z.literal('webhook').default('webhook'),
  next: count.max(10_000),
  /** Sent so many times at once. */
  duplicate: count.max(50).optional(),
  /** Sent only when all of them are there, the last one first. */
  reorder: flag,
  delayMs: z.coerce.number().int().min(0).max(600_000).optional(),
  /** Tells of something that happened so long ago. */
  ageSeconds: count.max(30 * 86_400).optional(),
  unsigned: flag,
  /** One byte of the body is another than was signed. */
  altered: flag,
  /** Sendings of each message that are unsigned or altered; the next one is right. */
  attempts: count.max(1_000).default(1),
});

/** Misbehaviour when the shop hands an order over, for the next so many calls. */
const handover = z.object({
  operation: z.literal('order'),
  next: count.max(10_000),
  /** Answers so late, having done the work. */
  delayMs: z.coerce.number().int().min(0).max(60_000).optional(),
  hang: z.enum(['before', 'after']).optional(),
  http: z.coerce.number().int().min(400).max(599).optional(),
  httpAfter: z.coerce.number().int().min(400).max(599).optional(),
  /** The first message about the order is with the shop before the answer is. */
  webhookFirst: flag,
});

export const faultOrder = z.union([handover, message]);

export type MessageFault = Omit<z.infer<typeof message>, 'operation' | 'next'> & {
  /** Of the order it belongs to: those that are to be reordered among each other share it. */
  readonly group: number;
  readonly groupSize: number;
};
export type HandoverFault = Partial<Omit<z.infer<typeof handover>, 'operation' | 'next'>>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let queue: (z.infer<typeof faultOrder> & { group: number; groupSize: number })[] = [];
  let groups = 0;
  const take = (operation: 'webhook' | 'order') => {
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
    /** The fault this message or call must show, used up by asking. */
    forMessage(): MessageFault | undefined {
      const taken = take('webhook');
      return taken?.operation === 'webhook' ? taken : undefined;
    },
    forHandover(): HandoverFault {
      const taken = take('order');
      return taken?.operation === 'order' ? taken : {};
    },
    pending: () => queue.reduce((sum, { next }) => sum + next, 0),
    clear: () => void (queue = []),
  };
}

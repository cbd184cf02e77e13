import { z } from 'zod';
import { PAYMENT_STATUSES } from './payments/statuses.ts';

export const OPERATIONS = [
  'authorise',
  'sessions',
  'setup',
  'enrol',
  'validate',
  'collect',
  'capture',
  'reverse',
  'void',
  'refund',
  'renew',
  'forget',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A fault injected through the control API for a number of calls. */
export const faultOrder = z.object({
  next: z.coerce.number().int().min(1).max(10_000),
  operation: z.enum(OPERATIONS).default('authorise'),
  delayMs: z.coerce.number().int().min(0).max(60_000).optional(),
  /** Never answer, without doing the work (`before`) or having done it (`after`). */
  hang: z.enum(['before', 'after']).optional(),
  /** Answer this HTTP status instead of working, e.g. 502, with `reason` where one is given. */
  http: z.coerce.number().int().min(400).max(599).optional(),
  /** Answer this HTTP status having done the work. */
  httpAfter: z.coerce.number().int().min(400).max(599).optional(),
  /** Status, reason, amount and currency an authorisation is to answer with, whatever the card; the last two also validation. Status DECLINED also refuses captures and refunds. */
  status: z.enum(PAYMENT_STATUSES).optional(),
  reason: z.string().optional(),
  authorizedAmount: z.string().optional(),
  currency: z.string().length(3).optional(),
  /** Transaction id that validation is to answer with instead of its own. */
  authenticationTransactionId: z.string().min(1).optional(),
});
export type Fault = Omit<z.infer<typeof faultOrder>, 'next' | 'operation'>;

export interface Faults {
  order(order: z.infer<typeof faultOrder>): void;
  /** Takes the fault for this call; each is used once. */
  take(operation: Operation): Fault;
  pending(): number;
  clear(): void;
}

export function createFaults(): Faults {
  let queue: z.infer<typeof faultOrder>[] = [];
  return {
    order: (order) => void queue.push({ ...order }),
    take(operation) {
      const order = queue.find((waiting) => waiting.operation === operation);
      if (order === undefined) return {};
      order.next -= 1;
      if (order.next === 0) queue = queue.filter((waiting) => waiting !== order);
      return order;
    },
    pending: () => queue.reduce((sum, { next }) => sum + next, 0),
    clear: () => void (queue = []),
  };
}

import { z } from 'zod';

/** An activity as the vendor's collector takes it. */
export const activitySchema = z.object({
  action: z.enum(['view', 'click', 'add-to-cart', 'remove-from-cart', 'purchase']),
  target: z.union([
    z.object({ product: z.string().min(1), page: z.undefined().optional() }),
    z.object({ page: z.string().min(1), product: z.undefined().optional() }),
  ]),
  sourceId: z.string().optional(),
  user: z.object({
    identities: z.object({ sessionId: z.string().min(1), ecommerceId: z.string().optional() }),
    traits: z.record(z.string(), z.unknown()),
    segments: z.array(z.string()),
  }),
  metadata: z.record(z.string(), z.unknown()),
  segments: z.array(z.string()),
  timestamp: z.iso.datetime(),
});

export type Activity = z.infer<typeof activitySchema>;

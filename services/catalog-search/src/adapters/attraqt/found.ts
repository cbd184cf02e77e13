import { z } from 'zod';

/** The vendor's answer to a search. */
export const Found = z.object({
  items: z.array(z.object({ id: z.string(), product: z.record(z.string(), z.unknown()).optional() })),
  metadata: z.object({
    count: z.number(),
    /** Not in the vendor's documentation; without it nothing is said to be corrected. */
    corrected: z.string().nullish(),
    facets: z.array(
      z.object({ id: z.string(), values: z.array(z.object({ value: z.string(), count: z.number() })) }),
    ),
  }),
});
export type Found = z.infer<typeof Found>;

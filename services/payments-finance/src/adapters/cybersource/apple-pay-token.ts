import { z } from 'zod';

/** Apple's `paymentData`, of which the provider reads the rest. */
const paymentData = z.object({
  version: z.enum(['EC_v1', 'RSA_v1']),
  data: z.string().min(1),
  signature: z.string().min(1),
  header: z.object({ transactionId: z.string().regex(/^[\dA-Fa-f]{1,64}$/) }),
});

/** The id that the device gave the payment, which its signature covers; undefined for what is no token of Apple Pay. */
export function transactionIdOf(token: string): string | undefined {
  try {
    return paymentData.parse(JSON.parse(token)).header.transactionId.toLowerCase();
  } catch {
    return undefined;
  }
}

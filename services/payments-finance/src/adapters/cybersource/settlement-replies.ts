import { z } from 'zod';
import { amount } from './replies.ts';

/** The members of the vendor's answers to captures and refunds that are read. */
export const followOnReply = z.object({
  id: z.string().min(1),
  status: z.string(),
  orderInformation: z
    .object({
      amountDetails: z.object({
        totalAmount: amount.optional(),
        refundAmount: amount.optional(),
        currency: z.string().optional(),
      }),
    })
    .optional(),
});

export const ledgerReport = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      status: z.string(),
      currency: z.string(),
      transactionId: z.string().default(''),
      /** Of a card in a wallet. */
      paymentSolution: z.string().optional(),
      at: z.coerce.date(),
      amount,
      held: amount,
    }),
  ),
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      reference: z.string(),
      at: z.coerce.date(),
      transactionId: z.string().optional(),
      voidedId: z.string().optional(),
      paymentId: z.string().optional(),
      captureId: z.string().optional(),
      currency: z.string().optional(),
      pence: z.number().int().optional(),
    }),
  ),
});
export type LedgerReport = z.infer<typeof ledgerReport>;

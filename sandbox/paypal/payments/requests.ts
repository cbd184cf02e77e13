import { z } from 'zod';
import type { Handling } from '../handling.ts';
import type { AuthorizationEntry } from '../ledger/entries.ts';
import { money } from '../orders/arithmetic.ts';
import { penceOf } from '../money.ts';
import { invalid, notFound, unprocessable } from '../problem.ts';

const shape = z.object({
  amount: money.optional(),
  invoice_id: z.string().max(127).optional(),
  final_capture: z.boolean().default(false),
  note_to_payer: z.string().max(255).optional(),
});

/** The members of a request about money. @throws Problem */
export function readMovement(body: unknown, currency: string) {
  const parsed = shape.safeParse(body);
  if (!parsed.success)
    throw invalid('INVALID_PARAMETER_VALUE', `/${parsed.error.issues[0]?.path.join('/') ?? ''}`);
  const { amount, invoice_id: invoiceId, final_capture: final } = parsed.data;
  if (amount === undefined) return { pence: undefined, invoiceId, final };
  if (amount.currency_code !== currency) throw unprocessable('CURRENCY_MISMATCH', '/amount/currency_code');
  const pence = penceOf(amount, '/amount/value');
  if (pence <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value');
  return { pence, invoiceId, final };
}

/** @throws Problem */
export function authorizationOf(id: string, { ledger }: Handling): AuthorizationEntry {
  const authorization = ledger.find('authorization', id);
  if (authorization === undefined) throw notFound();
  return authorization;
}

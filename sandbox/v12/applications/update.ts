import { z } from 'zod';
import type { Application, Book } from './book.ts';
import { STATUS } from './entries.ts';
import type { Status } from './entries.ts';
import { Refusal } from './refusal.ts';

const BY_NUMBER: Readonly<Record<string, string>> = {
  40: 'RequestPayment',
  100: 'Cancel',
  200: 'PartialRefund',
  250: 'AmendSalesReference',
};

const shape = z.object({
  ApplicationId: z.coerce.number().int(),
  Update: z.coerce.string().transform((name) => BY_NUMBER[name] ?? name),
  RefundAmount: z.coerce.number().optional(),
  NewSalesReference: z.string().min(1).max(128).optional(),
  NewSecondSalesReference: z.string().max(256).optional(),
});

const SIGNED: readonly Status[] = [
  STATUS.awaitingFulfilment,
  STATUS.paymentRequested,
  STATUS.paymentProcessed,
];

/** UpdateApplication. @throws Refusal */
export async function update(body: unknown, book: Book): Promise<Application> {
  const read = shape.safeParse(body);
  if (!read.success) throw new Refusal('UPA001', z.prettifyError(read.error));
  const { ApplicationId: id, Update: name, RefundAmount, ...references } = read.data;
  const application = book.read(id);
  if (name === 'AmendSalesReference')
    return book.amend(id, references.NewSalesReference, references.NewSecondSalesReference);
  if (application.status === STATUS.cancelled) throw new Refusal('UPA007', 'Application already cancelled');
  switch (name) {
    case 'RequestPayment':
      if (application.status !== STATUS.awaitingFulfilment)
        throw new Refusal('UPA002', 'The application does not await fulfilment');
      return book.move(id, STATUS.paymentRequested);
    case 'Cancel':
      if (application.status === STATUS.declined) throw new Refusal('UPA003', 'Application declined');
      return book.move(id, STATUS.cancelled);
    case 'PartialRefund':
      return refund(application, Math.round((RefundAmount ?? 0) * 100), book);
    default:
      throw new Refusal('UPA001', 'Unknown update');
  }
}

/** Before the payment it makes the loan smaller. The whole rest is given back by cancelling. */
function refund(
  { id, status, loan, refunded }: Application,
  pence: number,
  book: Book,
): Promise<Application> {
  if (!SIGNED.includes(status)) throw new Refusal('UPA004', 'There is no loan to refund');
  if (pence <= 0 || pence >= loan - refunded)
    throw new Refusal('UPA010', 'The refund has to be less than the loan');
  return book.refund(id, pence);
}

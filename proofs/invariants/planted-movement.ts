const AT = '2026-01-01T00:00:00Z';
/** A loan that the lender says was signed then. */
export const signed = (salesReference: string, changedAt: string) => ({
  salesReference,
  status: 'awaitingFulfilment',
  loan: 500,
  refunded: 0,
  owed: 0,
  changedAt,
});
const MOVED = { kind: 'capture', standing: 500, pence: 500, at: AT };

/** Movements at a provider that are not ours, and ours that a provider does not have. */
export const MOVEMENT_PLANTS = [
  ['I5 the wallet provider holds', '', { wallet: [{ ...MOVED, requestId: 'mt9' }] }],
  ['I5 the wallet provider holds', `UPDATE payments_finance.tender SET method = 'paypal'`, {}],
  ['I5 the pay-later provider holds', '', { payLater: [{ ...MOVED, transactionId: 'mt9' }] }],
  ['I5 the lender has signed', '', { loans: [signed('mt9', AT)] }],
  ['I5 the lender has signed', `UPDATE payments_finance.tender SET method = 'v12'`, {}],
  ['I5 the pay-later provider holds', `UPDATE payments_finance.tender SET method = 'klarna'`, {}],
] as const;

import { klarna } from '../domain/payment-methods/klarna.ts';
import type { Tender } from '../domain/placement/tender.ts';

const TYPE = /^Klarna (30-day|in-3)$/;

/** EN-09, EU-19: what the shopper has chosen at Klarna; null for an order that it does not pay for, or where it has not said. */
export function payLaterTypeOf(tenders: readonly Pick<Tender, 'method' | 'cardType'>[]): string | null {
  const paid = tenders.find(({ method }) => method === klarna.name);
  return TYPE.exec(paid?.cardType ?? '')?.[1] ?? null;
}

const DAY_MS = 86_400_000;
const VISA = '001';

/** How long issuers hold money, by card type: shorter where the merchant initiated it on a Visa card. */
export function heldUntil(at: Date, cardType: string, byMerchant: boolean): Date {
  const days = byMerchant && cardType === VISA ? 5 : 7;
  return new Date(at.getTime() + days * DAY_MS);
}

import type { Amount } from '../domain/payment/payment.ts';
import type { GiftCard, GiftCardVault } from './gift-cards.ts';
import type { IssueStore } from './issue-ports.ts';

interface Dependencies {
  readonly issues: Pick<IssueStore, 'find'>;
  readonly giftCards: Pick<GiftCardVault, 'reveal'>;
}

/** For the e-mail to the shopper. @returns undefined if this placement did not buy it, it was cancelled, or it is forgotten */
export async function revealGiftCard(
  { placementId, issueId }: { readonly placementId: string; readonly issueId: string },
  { issues, giftCards }: Dependencies,
): Promise<{ readonly card: GiftCard; readonly amount: Amount } | undefined> {
  const found = await issues.find(placementId, issueId);
  const card = found && (await giftCards.reveal(found.giftCardId));
  return found && card && { card, amount: found.amount };
}

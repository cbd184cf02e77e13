import type { MessageInitShape } from '@bufbuild/protobuf';
import { Refusal } from '@loupe/contracts/payments/service';
import type {
  AddGiftCardRequest,
  AddGiftCardResponseSchema,
  RemoveGiftCardRequest,
  RevealGiftCardRequest,
  RevealGiftCardResponseSchema,
} from '@loupe/contracts/payments/service';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import { z } from 'zod';
import type { Amount } from '../domain/payment/payment.ts';
import type { GiftCard } from '../use-cases/gift-cards.ts';
import type { AddedGiftCard, GiftCardToAdd } from '../use-cases/add-gift-card.ts';
import type { TokenOwner } from '../use-cases/payer.ts';
import { readGiftCard } from '../use-cases/read-gift-card.ts';
import { owner } from './authorise-payment-request.ts';
import { invalid } from './invalid.ts';

const addition = z.object({
  ...owner,
  cardNumber: z.string().max(60),
  pin: z.string().max(20),
  ipAddress: z.string().max(45),
  recaptchaToken: z.string().max(4_000),
});
const removal = z.object({ ...owner, giftCardId: z.guid() });
const reveal = z.object({ placementId: z.guid(), issueId: z.guid() });

/** @returns undefined for what cannot be a card @throws ConnectError INVALID_ARGUMENT naming the fields, never their values */
export function readAddition(request: AddGiftCardRequest): GiftCardToAdd | undefined {
  const parsed = addition.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  const { cardNumber, pin, ipAddress, recaptchaToken: botCheck, ...cart } = parsed.data;
  const read = readGiftCard({ cardNumber, pin });
  if (!('card' in read)) return undefined;
  return { ...cart, card: read.card, network: clientNetwork(ipAddress), ipAddress, botCheck };
}

/** @throws ConnectError INVALID_ARGUMENT */
export function readRemoval(request: RemoveGiftCardRequest): TokenOwner & { readonly giftCardId: string } {
  const parsed = removal.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** @throws ConnectError INVALID_ARGUMENT */
export function readReveal(request: RevealGiftCardRequest): z.infer<typeof reveal> {
  const parsed = reveal.safeParse(request);
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

export const revealMessage = ({
  card,
  amount,
}: {
  readonly card: GiftCard;
  readonly amount: Amount;
}): MessageInitShape<typeof RevealGiftCardResponseSchema> => ({
  ...{ cardNumber: card.number, pin: card.pin, currency: amount.currency },
  valueMinorUnits: BigInt(amount.minorUnits),
});

export function additionMessage(added: AddedGiftCard): MessageInitShape<typeof AddGiftCardResponseSchema> {
  switch (added.kind) {
    case 'added':
      return {
        giftCardId: added.stored.id,
        maskedNumber: added.stored.maskedNumber,
        balanceMinorUnits: BigInt(added.balance.minorUnits),
        currency: added.balance.currency,
      };
    case 'not-valid':
      return { refusal: Refusal.GIFT_CARD };
    case 'unavailable':
      return { refusal: Refusal.UNAVAILABLE };
    case 'bot-check':
      return { refusal: Refusal.BOT_CHECK };
    case 'too-many':
      return { refusal: Refusal.TOO_MANY_ATTEMPTS, retryAfterSeconds: added.retryAfterSeconds };
  }
}

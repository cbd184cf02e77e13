import { formatCurrency } from '@loupe/money/format-currency';
import { ownerKey } from '@loupe/subgraph-server/actor';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import { invalidInput, refusal } from '@loupe/subgraph-server/refusal';
import { maskedNumber } from '../../../use-cases/ports/gift-cards.ts';
import { readGiftCard } from '../../../use-cases/read-gift-card.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

const WORDS = { cardNumber: 'Enter the number on the card.', pin: 'Enter the PIN on the card.' } as const;

/** ER-14: one answer for an unknown card, a wrong PIN and an empty card. */
export const checkGiftCardBalance: MutationResolvers['checkGiftCardBalance'] = async (
  _root,
  { input },
  { actor, client, useCases },
) => {
  const { ipAddress } = client;
  const asker = {
    site: actor.site,
    ownerKey: ownerKey(actor),
    network: clientNetwork(ipAddress),
    ipAddress,
    botCheck: input.reCaptchaToken ?? '',
  };
  const read = readGiftCard(input);
  if (!('card' in read)) return invalidInput({ field: `input.${read.wrong}`, message: WORDS[read.wrong] });
  const judged = await useCases.checkGiftCardBalance(read.card, asker);
  switch (judged.kind) {
    case 'valid': {
      const { minorUnits, currency } = judged.balance;
      return {
        __typename: 'GiftCardBalance',
        maskedNumber: maskedNumber(read.card.number),
        formattedBalance: formatCurrency(minorUnits, currency),
        balance: minorUnits,
        expiresOn: judged.expiresOn ?? null,
      };
    }
    case 'not-valid':
      return refusal(
        { type: 'GiftCardNotValid' },
        'We could not apply this gift card. Check the number and PIN.',
      );
    case 'too-many': {
      const { retryAfterSeconds } = judged;
      return refusal(
        { type: 'GiftCardTooManyAttempts', retryAfterSeconds },
        'Too many attempts. Try again later.',
      );
    }
    case 'bot-check':
      return refusal(
        { type: 'ReCaptchaError' },
        'We could not check that you are not a robot. Please try again, or call us.',
      );
    case 'unavailable':
      return refusal(
        { type: 'GiftCardUnavailable' },
        'Gift cards are unavailable just now. Try again in a few minutes.',
      );
  }
};

import { GIFT_CARD_ACTION } from '@loupe/bot-check/robots';
import { takeBotCheck, type BotCheck } from '#lib/bot-check.ts';

/** A token for the action that payments expects where a gift card is typed. */
export const giftCardCheck = (botCheck: BotCheck) => () => takeBotCheck(botCheck, GIFT_CARD_ACTION);

import { CHECKOUT_ACTION } from '@loupe/bot-check/robots';
import { takeBotCheck, type BotCheck } from '#lib/bot-check.ts';
import { withBotCheck } from '#lib/with-bot-check.ts';
import { answered } from './answered.ts';
import type { CartPageFailure } from '#features/cart/cart-page-message.ts';
import type { UNANSWERED } from './payment-result.ts';
import { settlePayment } from './settle-payment.ts';

/** What every way of placing an order needs from the page. */
export type SendPorts = {
  /** Called once for each payment whose first answer was not final. */
  onChecking: () => void;
  /** A bot check token. Rejects when it cannot be obtained. */
  botCheck: () => Promise<string>;
  wait: (milliseconds: number) => Promise<void>;
};

/** Common to all calls of one payment. */
export type Once = { idempotencyKey: string; reCaptchaToken: string | null };

/** A payment whose outcome is open, or whose bag or session is gone. */
export type Unanswered = typeof UNANSWERED | { readonly __typename: CartPageFailure };

/** A token for the action that the services expect of every order. */
export const checkoutCheck = (botCheck: BotCheck) => () => takeBotCheck(botCheck, CHECKOUT_ACTION);

/**
 * Places an order: polls until the outcome is known, and sends it once more with a bot check token when the service
 * asks for one. All calls have one idempotency key, so that none of them charges again.
 */
export function sendPayment<Result extends { readonly __typename: string }>(
  call: (once: Once) => Promise<Result>,
  { onChecking, botCheck, wait }: SendPorts,
): Promise<Result | Unanswered> {
  const idempotencyKey = crypto.randomUUID();
  const settle = (reCaptchaToken: string | null) =>
    settlePayment({ send: () => answered(() => call({ idempotencyKey, reCaptchaToken })), wait, onChecking });
  return withBotCheck(settle, botCheck);
}

import type { ClientFacts } from '../domain/placement/browser.ts';
import type { PlaceExpressAnswer, WalletContact } from '../use-cases/place-express-order.ts';
import type { PlaceAnswer, PlaceRequest } from '../use-cases/place-order.ts';
import { answer } from './answers.ts';
import type { Context } from './context.ts';
import { countPayment } from './count-payment.ts';
import { logPlacing } from './log-placing.ts';

/** What a method's own mutation adds to what all of them ask with. */
type Asked = Omit<PlaceRequest, 'client' | 'caller' | 'idempotencyKey' | 'reCaptchaToken' | 'browser'> & {
  readonly idempotencyKey?: string | null | undefined;
  readonly reCaptchaToken?: string | null | undefined;
  readonly browser?: PlaceRequest['browser'] | undefined;
};

type Placing = Pick<Context, 'useCases' | 'shopper' | 'caller' | 'setHeader' | 'logger' | 'countStep'> & {
  readonly client: ClientFacts;
};

/**
 * Places an order for a method's mutation.
 * @param message for the log
 * @param asAnswer what the mutation's union says
 */
export const placing = <Answer extends PlaceAnswer>(
  context: Placing,
  message: string,
  asked: Asked,
  asAnswer: (answer: PlaceAnswer) => Answer,
) =>
  answer(context, async ({ useCases, shopper, caller, client, logger, countStep }) => {
    const request = requestOf({ client, caller: caller() }, asked);
    const placed = countPayment(countStep, await useCases.placeOrder(shopper(), request));
    return logPlacing(logger, message, asAnswer(placed));
  });

/** As `placing`, of a bag whose addresses a wallet tells. */
export const placingExpress = (context: Placing, message: string, contact: WalletContact, asked: Asked) =>
  answer(context, async ({ useCases, shopper, caller, client, logger, countStep }) => {
    const request = { ...requestOf({ client, caller: caller() }, asked), contact };
    const placed: PlaceExpressAnswer = await useCases.placeExpressOrder(shopper(), request);
    return logPlacing(logger, message, countPayment(countStep, placed));
  });

const requestOf = (
  from: Pick<PlaceRequest, 'client' | 'caller'>,
  { idempotencyKey = null, reCaptchaToken = null, browser = null, ...asked }: Asked,
): PlaceRequest => ({ ...asked, ...from, browser, idempotencyKey, reCaptchaToken: reCaptchaToken || null });

import type { ClientFacts } from '../domain/placement/browser.ts';
import type { PlaceExpressAnswer, WalletContact } from '../use-cases/place-express-order.ts';
import type { PlaceAnswer, PlaceRequest } from '../use-cases/place-order.ts';
import { answer } from './answers.ts';
import type { Context } from './context.ts';
import { logPlacing } from './log-placing.ts';

/** What a method's own mutation adds to what all of them ask with. */
type Asked = Omit<
  PlaceRequest,
  'client' | 'caller' | 'onBegun' | 'idempotencyKey' | 'reCaptchaToken' | 'browser'
> & {
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
    const request = requestOf({ client, caller: caller(), onBegun: begunBy(countStep) }, asked);
    return logPlacing(logger, message, asAnswer(await useCases.placeOrder(shopper(), request)));
  });

/** As `placing`, of a bag whose addresses a wallet tells. */
export const placingExpress = (context: Placing, message: string, contact: WalletContact, asked: Asked) =>
  answer(context, async ({ useCases, shopper, caller, client, logger, countStep }) => {
    const known = { client, caller: caller(), onBegun: begunBy(countStep) };
    const request = { ...requestOf(known, asked), contact };
    const placed: PlaceExpressAnswer = await useCases.placeExpressOrder(shopper(), request);
    return logPlacing(logger, message, placed);
  });

/** Counts an attempt to pay, whatever becomes of it. */
export const begunBy = (countStep: Context['countStep']) => (attempt: string) =>
  countStep('payments', attempt);

const requestOf = (
  from: Pick<PlaceRequest, 'client' | 'caller' | 'onBegun'>,
  { idempotencyKey = null, reCaptchaToken = null, browser = null, ...asked }: Asked,
): PlaceRequest => ({ ...asked, ...from, browser, idempotencyKey, reCaptchaToken: reCaptchaToken || null });

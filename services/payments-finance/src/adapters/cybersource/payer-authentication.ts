import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import type { AuthenticationSubject } from '../../domain/payment/authentication.ts';
import type { Browser, PayerAuthenticator } from '../../use-cases/ports/payer-authentication.ts';
import { CardProviderUnavailableError, CardRefusedError } from '../../use-cases/ports/card-provider.ts';
import { authenticationAnswer, refusedToken } from './authentication-answer.ts';
import { readReply, setUpReply } from './replies.ts';
import { claimsOf } from './transient-token.ts';
import type { Transport } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { vendorAddress, vendorAmount } from './vendor-order.ts';

const CHALLENGE_MANDATED = '04';

/** POST /risk/v1/…: the vendor's three steps of payer authentication. It identifies a card token by its jti. */
export function createPayerAuthenticator({
  transport,
  logger,
}: {
  readonly transport: Transport;
  readonly logger: Logger;
}): PayerAuthenticator {
  const post = (step: string, body: object, timeoutMs: number): Promise<VendorReply> =>
    transport.call({
      method: 'POST',
      path: `/risk/v1/${step}`,
      body,
      timeoutMs: Math.min(TIME_OUTS.payerAuthentication.timeoutMs, timeoutMs),
    });

  async function ask(step: string, body: object, subject: AuthenticationSubject, timeoutMs: number) {
    const reply = await post(step, body, timeoutMs);
    const answer = authenticationAnswer(reply, subject);
    if (answer.kind === 'no-answer') {
      const details = reply.kind === 'reply' ? { status: reply.status } : { err: reply.cause };
      logger.error({ step, ...details }, 'authentication not answered');
    }
    return answer;
  }

  return {
    async setUpAuthentication({ transientToken, reference }, timeoutMs = Infinity) {
      const reply = await post('authentication-setups', card(transientToken, reference), timeoutMs);
      const parsed =
        reply.kind === 'reply' && reply.status < 300 ? readReply(setUpReply, reply.text) : undefined;
      if (parsed === undefined) {
        const refused = reply.kind === 'reply' ? refusedToken(reply) : undefined;
        if (refused !== undefined) throw new CardRefusedError(refused);
        const cause =
          reply.kind === 'reply' ? new HTTPError(reply.status, 'authentication-setups') : reply.cause;
        throw new CardProviderUnavailableError('No authentication was set up.', { cause });
      }
      return parsed.consumerAuthenticationInformation;
    },

    async enrol({ transientToken, reference, amount, billTo, browser, referenceId, isMandated }, timeoutMs) {
      const body = {
        ...card(transientToken, reference),
        orderInformation: { amountDetails: vendorAmount(amount), billTo: vendorAddress(billTo) },
        consumerAuthenticationInformation: {
          referenceId,
          returnUrl: browser.returnUrl,
          deviceChannel: 'Browser',
          transactionMode: 'S',
          ...(isMandated ? { challengeCode: CHALLENGE_MANDATED } : {}),
        },
        deviceInformation: deviceInformation(browser),
      };
      const answer = await ask('authentications', body, { transactionId: undefined, amount }, timeoutMs);
      return answer.kind === 'pending' ? { kind: 'no-answer' } : answer;
    },

    async challengeResult({ transientToken, reference, amount, transactionId }, timeoutMs) {
      const body = {
        ...card(transientToken, reference),
        orderInformation: { amountDetails: vendorAmount(amount) },
        consumerAuthenticationInformation: { authenticationTransactionId: transactionId },
      };
      const answer = await ask('authentication-results', body, { transactionId, amount }, timeoutMs);
      return answer.kind === 'challenge' ? { kind: 'pending' } : answer;
    },
  };
}

const card = (transientToken: string, reference: string): object => ({
  clientReferenceInformation: { code: reference },
  tokenInformation: { transientToken: claimsOf(transientToken).tokenId },
});

const yesOrNo = (flag: boolean): string => (flag ? 'Y' : 'N');
const figure = (value: number): string => (value > 0 ? String(value) : '');

/** All members are strings; the vendor rejects empty ones. */
function deviceInformation(browser: Browser): object {
  const members = {
    ipAddress: browser.ipAddress,
    userAgentBrowserValue: browser.userAgent,
    httpAcceptContent: browser.accept,
    httpBrowserLanguage: browser.language,
    httpBrowserJavaEnabled: yesOrNo(browser.javaEnabled),
    httpBrowserJavaScriptEnabled: yesOrNo(browser.javaScriptEnabled),
    httpBrowserColorDepth: figure(browser.colorDepth),
    httpBrowserScreenHeight: figure(browser.screenHeight),
    httpBrowserScreenWidth: figure(browser.screenWidth),
    httpBrowserTimeDifference: String(browser.timeDifference),
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));
}

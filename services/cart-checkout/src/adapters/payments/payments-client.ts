import { Code, ConnectError, createClient } from '@connectrpc/connect';
import type { Client, Interceptor } from '@connectrpc/connect';
import { PaymentsService, Refusal } from '@loupe/contracts/payments/service';
import type { InstanceAddress } from '@loupe/outgoing/addresses';
import { BreakerOpenError } from '@loupe/outgoing/breaker';
import { wasNotSent } from '@loupe/outgoing/connection-errors';
import { Instances } from '@loupe/outgoing/instances';
import type { Pause } from '@loupe/outgoing/pause';
import { probeReady } from '@loupe/outgoing/probe-ready';
import { rpcTransport } from '@loupe/outgoing/rpc-transport';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { traceCalls } from '@loupe/subgraph-server/rpc-trace';
import type { GiftCard, GiftCardAnswer, GiftCardToAdd } from '../../domain/cart/gift-cards.ts';
import type { HeldState } from '../../domain/order/order-money.ts';
import type { CaptureContext, CaptureContextOwner } from '../../domain/placement/capture-context.ts';
import type {
  ChallengedPayment,
  PaymentOutcome,
  PaymentRequest,
  PlanToVerify,
  PlanVerification,
} from '../../domain/placement/payment.ts';
import { fromAddGiftCard } from './gift-card-messages.ts';
import { judgedFinance } from './judged-finance.ts';
import {
  fromAuthorisation,
  fromStored,
  toAuthorisation,
  toHeldState,
  toResumption,
} from './payment-messages.ts';
import { fromVerification, toVerification, unavailable } from './plan-messages.ts';
import { soldGiftCards } from './sold-gift-cards.ts';
import { walletApprovals } from './wallet-approvals.ts';

/** How to connect to an instance and probe it. */
export interface PaymentsConnection {
  readonly open: (address: InstanceAddress, signCalls: Interceptor) => PaymentsServiceClient;
  readonly probe: (
    client: PaymentsServiceClient,
    signal: AbortSignal,
    address: InstanceAddress,
  ) => Promise<unknown>;
  readonly isLeaving?: (client: PaymentsServiceClient) => boolean;
  /** Waits between probes; uses the machine's clock by default. */
  readonly pause?: Pause;
}

export interface PaymentsClientOptions {
  /** Origins of payments-finance: one per instance, or a name that DNS resolves to the instances. */
  readonly origins: readonly string[];
  /** Signs each call as this service. */
  readonly signCalls: Interceptor;
  /** HTTP by default. */
  readonly connection?: PaymentsConnection;
  readonly reportFault: (error: unknown, message: string) => void;
}

/** Deadlines are relative, so that clocks need not agree. */
const CANCEL_TIMEOUT_MS = TIME_OUTS.cancelPayment.timeoutMs;
const FIND_TIMEOUT_MS = TIME_OUTS.findPayment.timeoutMs;
const VERIFY_TIMEOUT_MS = TIME_OUTS.verifyPlan.timeoutMs;
const GIFT_CARD_TIMEOUT_MS = TIME_OUTS.giftCard.timeoutMs;
const CONTEXT_TIMEOUT_MS = TIME_OUTS.issueCaptureContext.timeoutMs;
const { openMs } = TIME_OUTS.cancelPayment;

/** Clients whose last answer closed the connection, as an instance does while it drains. */
const leaving = new WeakSet<PaymentsServiceClient>();

const BY_HTTP: PaymentsConnection = {
  open: clientOf,
  isLeaving: (client) => leaving.has(client),
  probe: (_client, signal, address) => probeReady(address, signal),
};

/** payments-finance over Connect. */
export function paymentsClient(options: PaymentsClientOptions) {
  const { origins, signCalls, connection = BY_HTTP, reportFault } = options;
  const openInstances = () =>
    new Instances({
      ...connection,
      urls: origins,
      open: (address) => connection.open(address, signCalls),
      isFailure: (error) => !wasTurnedAway(error),
      wasNotSent,
      openMs,
    });
  const instances = openInstances();
  /** With a breaker of their own: capture contexts that fail must not stop authorisations. */
  const contextInstances = openInstances();
  // Only a connection that was not made proves that the call was not received; after any other failure it may have been processed.
  const ask = <T>(call: (client: PaymentsServiceClient) => Promise<T>): Promise<T> =>
    instances.call(call, { isRepeatable: false });

  return {
    /** Sent once, because each call counts as an attempt. Holds nothing, whatever the answer is. */
    async verify(asked: PlanToVerify): Promise<PlanVerification> {
      const { plan } = asked;
      const options = { timeoutMs: VERIFY_TIMEOUT_MS };
      try {
        const message = toVerification(asked);
        return fromVerification(await ask((client) => client.verifyPlan(message, options)), plan);
      } catch (error) {
        reportFault(error, 'A payment plan was not verified.');
        return { kind: 'refused', reply: unavailable(plan) };
      }
    },

    /** Sent once, because each call counts as an attempt. */
    async addGiftCard({ owner, reCaptchaToken, ...card }: GiftCardToAdd): Promise<GiftCardAnswer> {
      const message = { ...card, ownerKey: owner, recaptchaToken: reCaptchaToken ?? '' };
      const options = { timeoutMs: GIFT_CARD_TIMEOUT_MS };
      try {
        return fromAddGiftCard(await ask((client) => client.addGiftCard(message, options)));
      } catch (error) {
        reportFault(error, 'A gift card was not looked up.');
        return { type: 'GiftCardUnavailable' };
      }
    },

    ...soldGiftCards(ask, GIFT_CARD_TIMEOUT_MS),
    // What is opened twice is agreed to once.
    ...walletApprovals((call) => instances.call(call, { isRepeatable: true }), reportFault),
    ...judgedFinance((call) => instances.call(call, { isRepeatable: true }), reportFault),

    /** @throws ConnectError when payments does not answer */
    async silentMethods(): Promise<readonly string[]> {
      const options = { timeoutMs: FIND_TIMEOUT_MS };
      const asked = (client: PaymentsServiceClient) => client.listSilentMethods({}, options);
      return (await instances.call(asked, { isRepeatable: true })).methods;
    },

    /** Pence given back within a period, by shop. @throws ConnectError when payments does not answer */
    async sumRefunds(from: Date, until: Date): Promise<ReadonlyMap<string, number>> {
      const period = { fromMs: BigInt(from.getTime()), untilMs: BigInt(until.getTime()) };
      const options = { timeoutMs: FIND_TIMEOUT_MS };
      const asked = (client: PaymentsServiceClient) => client.sumRefunds(period, options);
      const { refunds } = await instances.call(asked, { isRepeatable: true });
      return new Map(refunds.map(({ site, amountMinorUnits }) => [site, Number(amountMinorUnits)]));
    },

    /** A card that was not removed is forgotten when it has not been used for long. */
    async removeGiftCard(site: string, { id, addedTo, addedBy }: GiftCard): Promise<void> {
      const message = { site, cartId: addedTo, ownerKey: addedBy, giftCardId: id };
      const options = { timeoutMs: GIFT_CARD_TIMEOUT_MS };
      try {
        await ask((client) => client.removeGiftCard(message, options));
      } catch (error) {
        reportFault(error, 'A gift card was not removed from payments.');
      }
    },

    async issueCaptureContext({
      owner,
      promisedDay,
      ...about
    }: CaptureContextOwner): Promise<CaptureContext | null> {
      const message = { ...about, ownerKey: owner, promisedDay: promisedDay ?? '' };
      const options = { timeoutMs: CONTEXT_TIMEOUT_MS };
      try {
        const { refusal, ...issued } = await contextInstances.call(
          (client) => client.issueCaptureContext(message, options),
          { isRepeatable: false },
        );
        const { captureContext, clientLibrary, clientLibraryIntegrity, mayStoreCard } = issued;
        return refusal === Refusal.UNSPECIFIED
          ? { captureContext, clientLibrary, clientLibraryIntegrity, mayStoreCard }
          : null;
      } catch (error) {
        reportFault(error, 'A capture context was not issued.');
        return null;
      }
    },

    /** Sent once. The result of a call that failed in transit is left to the sweeper. */
    async authorise(request: PaymentRequest, timeoutMs: number): Promise<PaymentOutcome> {
      const message = toAuthorisation(request);
      try {
        return fromAuthorisation(await ask((client) => client.authorisePayment(message, { timeoutMs })));
      } catch (error) {
        reportFault(error, 'An authorisation was not answered.');
        return { kind: wasNotAsked(error) || wasTurnedAway(error) ? 'unreachable' : 'unknown' };
      }
    },

    /** Sent once, like authorise. */
    async resume(payment: ChallengedPayment, timeoutMs: number): Promise<PaymentOutcome> {
      const message = toResumption(payment);
      try {
        return fromAuthorisation(await ask((client) => client.resumePayment(message, { timeoutMs })));
      } catch (error) {
        reportFault(error, 'A resumption was not answered.');
        return { kind: wasNotAsked(error) || wasTurnedAway(error) ? 'unreachable' : 'unknown' };
      }
    },

    /** @returns true once the tombstone is committed */
    async cancel(placementId: string, reason: string): Promise<boolean> {
      const options = { timeoutMs: CANCEL_TIMEOUT_MS };
      try {
        await ask((client) => client.cancelPayment({ placementId, reason }, options));
        return true;
      } catch (error) {
        reportFault(error, 'A cancellation was not answered.');
        return false;
      }
    },

    /** @throws ConnectError when payments does not answer */
    async findHeld(placementId: string): Promise<HeldState> {
      const options = { timeoutMs: FIND_TIMEOUT_MS };
      return toHeldState(await ask((client) => client.getPayment({ placementId }, options)));
    },

    /** @throws ConnectError when payments does not answer */
    async find(placementId: string): Promise<PaymentOutcome> {
      const options = { timeoutMs: FIND_TIMEOUT_MS };
      return fromStored(await ask((client) => client.getPayment({ placementId }, options)));
    },
  };
}

export type PaymentsServiceClient = Client<typeof PaymentsService>;

function clientOf(address: InstanceAddress, signCalls: Interceptor): PaymentsServiceClient {
  const noticeLeaving: Interceptor = (next) => async (request) => {
    const answer = await next(request);
    if (answer.header.get('connection') === 'close') leaving.add(client);
    else leaving.delete(client);
    return answer;
  };
  const interceptors = [noticeLeaving, traceCalls, signCalls];
  const client = createClient(
    PaymentsService,
    rpcTransport(address, { interceptors, limits: TIME_OUTS.findPayment }),
  );
  return client;
}

/** No instance received the call. */
function wasNotAsked(error: unknown): boolean {
  return error instanceof BreakerOpenError || wasNotSent(error);
}

/** Payments rejected the request before it read the payment. */
function wasTurnedAway(error: unknown): boolean {
  return [Code.InvalidArgument, Code.Unauthenticated, Code.Unimplemented].includes(
    ConnectError.from(error).code,
  );
}

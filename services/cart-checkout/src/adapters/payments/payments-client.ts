import { Code, ConnectError, createClient } from '@connectrpc/connect';
import type { Client, Interceptor } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { PaymentsService } from '@loupe/contracts/payments/service';
import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { traceCalls } from '@loupe/subgraph-server/rpc-trace';
import { Targets } from '@loupe/subgraph-server/targets';
import type { ChallengedPayment, PaymentOutcome, PaymentRequest } from '../../domain/placement/payment.ts';
import { fromAuthorisation, fromStored, toAuthorisation, toResumption } from './payment-messages.ts';

export interface PaymentsClientOptions {
  /** Origins of the payments-finance instances. */
  readonly origins: readonly string[];
  /** Signs each call as this service. */
  readonly signCalls: Interceptor;
  /** How an instance is reached; over HTTP unless told. */
  readonly connect?: (origin: string, signCalls: Interceptor) => PaymentsServiceClient;
  readonly now: () => Date;
  readonly reportFault: (error: unknown, message: string) => void;
}

export type PaymentsClient = ReturnType<typeof paymentsClient>;

/** Deadlines are relative, so that clocks need not agree. */
const CANCEL_TIMEOUT_MS = TIME_OUTS.cancelPayment.timeoutMs;
const FIND_TIMEOUT_MS = TIME_OUTS.findPayment.timeoutMs;
const { openMs } = TIME_OUTS.cancelPayment;

// Only a refused connection is a call that nobody took; after any other failure it may have been carried out.
const RULES = { isDead: wasRefused, mayRepeat: wasRefused };

/** payments-finance over Connect. */
export function paymentsClient(options: PaymentsClientOptions) {
  const { origins, signCalls, connect = clientOf, now, reportFault } = options;
  const instances = new Targets(
    origins.map((origin) => connect(origin, signCalls)),
    now,
  );
  const breaker = createBreaker({ openMs, isFailure: (error) => !wasTurnedAway(error) });
  const ask = <T>(call: (client: PaymentsServiceClient) => Promise<T>): Promise<T> =>
    breaker.run(() => instances.call(call, RULES));

  return {
    /** Asks once: what came of a call that failed on its way only the sweeper finds out. */
    async authorise(request: PaymentRequest, timeoutMs: number): Promise<PaymentOutcome> {
      const message = toAuthorisation(request);
      try {
        return fromAuthorisation(await ask((client) => client.authorisePayment(message, { timeoutMs })));
      } catch (error) {
        reportFault(error, 'An authorisation was not answered.');
        return { kind: wasNotAsked(error) || wasTurnedAway(error) ? 'unreachable' : 'unknown' };
      }
    },

    /** As authorise: of a call that failed on its way the sweeper finds out. */
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
    async find(placementId: string): Promise<PaymentOutcome> {
      const options = { timeoutMs: FIND_TIMEOUT_MS };
      return fromStored(await ask((client) => client.getPayment({ placementId }, options)));
    },
  };
}

export type PaymentsServiceClient = Client<typeof PaymentsService>;

function clientOf(baseUrl: string, signCalls: Interceptor): PaymentsServiceClient {
  const transport = createConnectTransport({
    baseUrl,
    httpVersion: '1.1',
    interceptors: [traceCalls, signCalls],
  });
  return createClient(PaymentsService, transport);
}

/** No instance has seen the call. */
function wasNotAsked(error: unknown): boolean {
  return error instanceof BreakerOpenError || wasRefused(error);
}

/** Payments answered before it looked at the payment. */
function wasTurnedAway(error: unknown): boolean {
  return [Code.InvalidArgument, Code.Unauthenticated].includes(ConnectError.from(error).code);
}

/** Connect gives its own error, with the socket's somewhere down the chain of causes. */
function wasRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === 'ECONNREFUSED' || wasRefused(cause);
}

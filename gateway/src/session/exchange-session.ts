import { Code, ConnectError, createClient, type Client } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { SessionsService } from '@loupe/contracts/identity/service';
import { createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { traceCalls } from '@loupe/subgraph-server/rpc-trace';
import type { Clock, PrivateKeys } from '@loupe/subgraph-server/keys';
import { Targets } from '@loupe/subgraph-server/targets';
import { SubgraphUnavailableError } from '../subgraphs/subgraph-unavailable-error.ts';
import type { ExchangeSession } from './customer-sessions.ts';

const { timeoutMs, openMs } = TIME_OUTS.exchangeSession;

/** Identity is not there, or the connection broke: to the library that is one of these, depending on when it broke. */
const NO_ANSWER: ReadonlySet<Code> = new Set([Code.Unavailable, Code.Aborted, Code.Internal]);
const isUnanswered = (error: unknown): boolean => NO_ANSWER.has(ConnectError.from(error).code);

/** Asks identity, any instance of it, by RPC. Reading only, so it may be asked again elsewhere. */
export function exchangeSessionByRpc(options: {
  urls: readonly string[];
  keys: PrivateKeys;
  now: Clock;
}): ExchangeSession {
  const { urls, keys, now } = options;
  const interceptors = [traceCalls, signCalls({ issuer: 'gateway', audience: 'identity', keys, now })];
  const clients = new Targets<Client<typeof SessionsService>>(
    urls.map((baseUrl) =>
      createClient(
        SessionsService,
        createConnectTransport({ baseUrl, httpVersion: '1.1', interceptors, defaultTimeoutMs: timeoutMs }),
      ),
    ),
    now,
  );
  const breaker = createBreaker({
    openMs,
    isFailure: (error) => ConnectError.from(error).code !== Code.NotFound,
  });
  return async (token, site) => {
    try {
      const { sessionId, customerId, anonymousId } = await breaker.run(() =>
        clients.call((client) => client.exchangeSession({ token, site }), {
          isDead: isUnanswered,
          mayRepeat: isUnanswered,
        }),
      );
      return { sessionId, customerId, anonymousId: anonymousId || null };
    } catch (error) {
      if (ConnectError.from(error).code === Code.NotFound) return undefined;
      throw new SubgraphUnavailableError('identity', error);
    }
  };
}

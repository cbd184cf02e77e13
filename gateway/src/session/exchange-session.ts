import { Code, ConnectError, createClient, type Client } from '@connectrpc/connect';
import { SessionsService } from '@loupe/contracts/identity/service';
import type { InstanceAddress } from '@loupe/outgoing/addresses';
import { wasNotSent } from '@loupe/outgoing/connection-errors';
import { Instances } from '@loupe/outgoing/instances';
import { probeReady } from '@loupe/outgoing/probe-ready';
import { rpcTransport } from '@loupe/outgoing/rpc-transport';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { traceCalls } from '@loupe/subgraph-server/rpc-trace';
import type { Clock, PrivateKeys } from '@loupe/subgraph-server/keys';
import type { ReportInstance } from '../report-instance.ts';
import { SubgraphUnavailableError } from '../subgraphs/subgraph-unavailable-error.ts';
import type { ExchangeSession } from './customer-sessions.ts';

/** Codes of the RPC library when identity is unavailable or the connection broke. */
const NO_ANSWER: ReadonlySet<Code> = new Set([Code.Unavailable, Code.Aborted, Code.Internal]);
const isUnanswered = (error: unknown): boolean => NO_ANSWER.has(ConnectError.from(error).code);

export interface ExchangeSessionOptions {
  /** Origins of identity: one per instance, or a name that DNS resolves to the instances. */
  readonly urls: readonly string[];
  readonly keys: PrivateKeys;
  readonly now: Clock;
  readonly report: ReportInstance;
}

/** Asks identity by RPC. The call only reads, so it may be repeated on another instance. */
export function exchangeSessionByRpc(options: ExchangeSessionOptions): ExchangeSession {
  const { urls, keys, now, report } = options;
  const interceptors = [traceCalls, signCalls({ issuer: 'gateway', audience: 'identity', keys, now })];
  const open = (address: InstanceAddress): Client<typeof SessionsService> =>
    createClient(SessionsService, rpcTransport(address, { interceptors, limits: TIME_OUTS.exchangeSession }));
  const instances = new Instances({
    urls,
    open,
    openMs: TIME_OUTS.exchangeSession.openMs,
    report,
    probe: (_client, signal, address) => probeReady(address, signal),
    isFailure: (error) => ConnectError.from(error).code !== Code.NotFound,
    wasNotSent,
    hadNoAnswer: isUnanswered,
  });
  return async (token, site) => {
    try {
      const { sessionId, customerId, anonymousId, passwordConfirmedAtMs } = await instances.call(
        (client) => client.exchangeSession({ token, site }),
        { isRepeatable: true },
      );
      const session = { sessionId, customerId, anonymousId: anonymousId || null };
      if (passwordConfirmedAtMs === 0n) return session;
      return { ...session, passwordConfirmedAtMs: Number(passwordConfirmedAtMs) };
    } catch (error) {
      if (ConnectError.from(error).code === Code.NotFound) return undefined;
      throw new SubgraphUnavailableError('identity', error);
    }
  };
}

import { Code, ConnectError, createClient, type Client } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { SessionsService } from '@loupe/contracts/identity/service';
import type { InstanceAddress } from '@loupe/outgoing/addresses';
import { agentOf } from '@loupe/outgoing/agent';
import { Instances } from '@loupe/outgoing/instances';
import { probeReady } from '@loupe/outgoing/probe-ready';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { traceCalls } from '@loupe/subgraph-server/rpc-trace';
import type { Clock, PrivateKeys } from '@loupe/subgraph-server/keys';
import type { ReportInstance } from '../report-instance.ts';
import { wasNotSent } from '../subgraphs/connection-errors.ts';
import { SubgraphUnavailableError } from '../subgraphs/subgraph-unavailable-error.ts';
import type { ExchangeSession } from './customer-sessions.ts';

const { timeoutMs, openMs } = TIME_OUTS.exchangeSession;

/** Codes of the RPC library when identity is unavailable or the connection broke. */
const NO_ANSWER: ReadonlySet<Code> = new Set([Code.Unavailable, Code.Aborted, Code.Internal]);
const isUnanswered = (error: unknown): boolean => NO_ANSWER.has(ConnectError.from(error).code);

/** The RPC library has one code for refused and broken connections; only the cause tells them apart. */
function wasRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return wasNotSent(error) || wasRefused((error as { cause?: unknown }).cause);
}

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
    createClient(
      SessionsService,
      createConnectTransport({
        baseUrl: address.url.origin,
        httpVersion: '1.1',
        interceptors,
        defaultTimeoutMs: timeoutMs,
        nodeOptions: { agent: agentOf(address) },
      }),
    );
  const instances = new Instances({
    urls,
    open,
    openMs,
    report,
    probe: (_client, signal, address) => probeReady(address, signal),
    isFailure: (error) => ConnectError.from(error).code !== Code.NotFound,
    wasNotSent: wasRefused,
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

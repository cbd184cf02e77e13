import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import { isConnectionError, wasNotSent } from '@loupe/outgoing/connection-errors';
import { Instances } from '@loupe/outgoing/instances';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { clientHeaders } from '@loupe/subgraph-server/client-facts';
import { CORRELATION_HEADER } from '@loupe/subgraph-server/correlation';
import { sessionChangeOf } from '@loupe/subgraph-server/session-change';
import { STAGED_HEADER, UNCOUNTED_HEADER } from '@loupe/subgraph-server/request-info';
import { currentTraceparent, inSpan } from '@loupe/telemetry/trace';
import type { IncomingHttpHeaders } from 'node:http';
import { isCounted } from '../is-counted.ts';
import type { GatewayContext, SubgraphCall } from '../gateway-context.ts';
import { PassedAnswer, type SubgraphAnswer } from '../pass-through/passed-answer.ts';
import type { ReportInstance } from '../report-instance.ts';
import {
  jsonHeaders,
  NotGraphqlError,
  openSubgraphInstance,
  postToSubgraph,
  probeSubgraph,
  type SubgraphInstance,
} from './subgraph-instance.ts';
import { SubgraphUnavailableError } from './subgraph-unavailable-error.ts';

export interface SubgraphDataSourceOptions {
  readonly name: string;
  /** URLs of /graphql: one per instance, or a name that DNS resolves to the instances. */
  readonly urls: readonly string[];
  /** The assertion that probes are sent with. */
  readonly probeAssertion: () => Promise<string>;
  readonly report: ReportInstance;
}

interface SubgraphOperation {
  readonly query?: string | undefined;
  readonly operationName?: string | undefined;
  readonly variables?: Record<string, unknown> | undefined;
}

/**
 * All instances of one subgraph. It needs less than half the CPU of Apollo's data source, which supports neither several instances
 * nor time-outs. A query that an instance does not answer is retried once on another; a mutation only if it was not sent.
 */
export class SubgraphDataSource implements GraphQLDataSource<GatewayContext> {
  readonly name: string;
  readonly #instances: Instances<SubgraphInstance>;

  constructor({ name, urls, probeAssertion, report }: SubgraphDataSourceOptions) {
    this.name = name;
    this.#instances = new Instances({
      urls,
      open: openSubgraphInstance,
      close: ({ pool }) => pool.close(),
      probe: async (instance, signal) => probeSubgraph(instance, await probeAssertion(), signal),
      wasNotSent,
      hadNoAnswer: (error) => isConnectionError(error) || error instanceof NotGraphqlError,
      isLeaving: ({ isLeaving }) => isLeaving,
      openMs: TIME_OUTS.subgraph.openMs,
      report,
    });
  }

  /** Of the gateway, for one fetch of a plan. @throws SubgraphUnavailableError */
  async process(options: GraphQLDataSourceProcessOptions<GatewayContext>): Promise<SubgraphAnswer> {
    const { query, operationName, variables } = options.request;
    const context = options.context as GatewayContext;
    const { fetched } = context.call ?? {};
    if (fetched !== undefined) return fetched();
    const answer = await this.ask({ query, operationName, variables }, context);
    return answer instanceof PassedAnswer ? { data: answer.data } : answer;
  }

  /** @throws SubgraphUnavailableError */
  async ask(operation: SubgraphOperation, context: GatewayContext): Promise<SubgraphAnswer | PassedAnswer> {
    const body = JSON.stringify(operation);
    try {
      return await inSpan(`fetch ${this.name}`, { kind: 'client' }, () =>
        this.#instances.call((instance) => post(instance, body, context), {
          isRepeatable: context.call?.isMutation === false,
        }),
      );
    } catch (error) {
      throw new SubgraphUnavailableError(this.name, error);
    }
  }

  close(): Promise<void> {
    return this.#instances.close();
  }
}

/** The seconds of a subgraph's `retry-after` header. */
function retryAfterOf({ 'retry-after': seconds }: IncomingHttpHeaders): string | undefined {
  return typeof seconds === 'string' && /^\d{1,6}$/.test(seconds) ? seconds : undefined;
}

async function post(
  instance: SubgraphInstance,
  body: string,
  context: GatewayContext,
): Promise<SubgraphAnswer | PassedAnswer> {
  const { call } = context;
  if (call === undefined) throw new Error('A subgraph was called before the shopper was identified.');
  const { limit, subgraphTimeoutMs: timeoutMs } = call;
  const request = { body, headers: headersFor(call, context), signal: limit.signal, timeoutMs };
  const { answer, headers } = await postToSubgraph(instance, request);
  call.sessionChange = sessionChangeOf(headers) ?? call.sessionChange;
  call.retryAfter = retryAfterOf(headers) ?? call.retryAfter;
  return answer;
}

function headersFor(
  { assertion, isMutation }: SubgraphCall,
  context: GatewayContext,
): Record<string, string> {
  const { client, correlationId, origin } = context;
  const traceparent = currentTraceparent();
  return {
    ...jsonHeaders(assertion),
    [CORRELATION_HEADER]: correlationId,
    ...clientHeaders(client),
    ...(origin.isStaged ? { [STAGED_HEADER]: 'true' } : {}),
    ...(isMutation && !isCounted(context) ? { [UNCOUNTED_HEADER]: 'true' } : {}),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

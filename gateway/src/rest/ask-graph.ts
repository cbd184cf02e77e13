import { HeaderMap } from '@apollo/server';
import { CORRELATION_HEADER, correlationIdOf } from '@loupe/subgraph-server/correlation';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import type { Request, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { Graph } from '../graph.ts';
import { dataOf } from '../pass-through/passed-answer.ts';
import { contextOf, type ContextOptions } from '../request-context.ts';
import { CallRefused } from './call-refused.ts';

/** The graph, as a call of the commerce host asks it for the shopper. */
export interface AskGraph {
  /** For calls that are all or nothing. @throws CallRefused */
  readonly needed: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;
  /** The data and the first error. */
  readonly partly: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Reply<Data>>;
}

export interface GraphPorts extends ContextOptions {
  readonly graph: Graph;
}

/** The result of an operation: its data and its errors. */
export interface Reply<Data> {
  readonly data: Data | null;
  readonly refusal: CallRefused | undefined;
}

/** As JSON writes U+0000, which the graph's endpoint refuses too: Postgres cannot store it. */
const NUL = /\\u0000/;

/** @param isPublic the answer is the same for every visitor: no session is read and none begins */
export const askerOf = (
  request: Request,
  response: Response,
  ports: GraphPorts,
  isPublic: boolean,
): AskGraph => {
  const partly = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    askGraph<Data>(request, response, { query, variables, isPublic }, ports);
  return {
    partly,
    needed: async <Data>(query: string, variables?: Record<string, unknown>) => {
      const { data, refusal } = await partly<Data>(query, variables);
      if (refusal !== undefined) throw refusal;
      if (data === null) throw new CallRefused('HTTPError', MASKED_MESSAGE);
      return data;
    },
  };
};

interface Operation {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly isPublic: boolean;
}

/** Runs an operation in this process for the shopper, with the same session, checks and time-outs as over HTTP. @throws CallRefused */
async function askGraph<Data>(
  request: Request,
  response: Response,
  { query, variables, isPublic }: Operation,
  { graph, ...options }: GraphPorts,
): Promise<Reply<Data>> {
  if (NUL.test(JSON.stringify(variables)))
    throw new CallRefused('ValidationError', 'A request must not hold the character U+0000.');
  const correlationId = correlationIdOf(request.headers);
  response.setHeader(CORRELATION_HEADER, correlationId);
  const headers = new HeaderMap([[CORRELATION_HEADER, correlationId]]);
  const http = { method: 'POST', headers, search: '', body: undefined };
  const context = contextOf(request, { ...options, correlationId });
  const { body, http: answered } = await graph.server.executeOperation(
    { query, variables, http },
    { contextValue: isPublic ? { ...context, cookieHeader: undefined } : context },
  );
  for (const name of ['set-cookie', 'retry-after']) {
    const value = answered.headers.get(name);
    if (value !== undefined && !(isPublic && name === 'set-cookie')) response.setHeader(name, value);
  }
  if (body.kind !== 'single') throw new Error('Incremental delivery is not supported.');
  const { data, errors } = body.singleResult;
  const [first] = errors ?? [];
  return {
    data: (dataOf(data) as Data | null | undefined) ?? null,
    refusal: first && refusalOf(first),
  };
}

/** The catalogue's names are answered as they are; what the graph refuses of our own operations is our fault. */
function refusalOf({ message, extensions }: GraphQLFormattedError): CallRefused {
  const code = String(extensions?.['code']);
  const field = extensions?.['field'];
  return new CallRefused(
    code === 'BAD_USER_INPUT' ? 'ValidationError' : code,
    message || MASKED_MESSAGE,
    typeof field === 'string' ? field : undefined,
  );
}

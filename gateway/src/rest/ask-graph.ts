import { HeaderMap } from '@apollo/server';
import { CORRELATION_HEADER, correlationIdOf } from '@loupe/subgraph-server/correlation';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import type { Request, Response } from 'express';
import type { Graph } from '../graph.ts';
import { contextOf, type ContextOptions } from '../request-context.ts';
import { CallRefused } from './call-refused.ts';

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

/** Runs an operation in this process for the shopper, with the same session, checks and time-outs as over HTTP. @throws CallRefused */
export async function askGraph<Data>(
  request: Request,
  response: Response,
  { query, variables = {} }: { query: string; variables?: Record<string, unknown> },
  { graph, ...options }: GraphPorts,
): Promise<Reply<Data>> {
  if (NUL.test(JSON.stringify(variables)))
    throw new CallRefused('ValidationError', 'A request must not hold the character U+0000.');
  const correlationId = correlationIdOf(request.headers);
  response.setHeader(CORRELATION_HEADER, correlationId);
  const headers = new HeaderMap([[CORRELATION_HEADER, correlationId]]);
  const http = { method: 'POST', headers, search: '', body: undefined };
  const { body, http: answered } = await graph.server.executeOperation(
    { query, variables, http },
    { contextValue: contextOf(request, { ...options, correlationId }) },
  );
  for (const name of ['set-cookie', 'retry-after']) {
    const value = answered.headers.get(name);
    if (value !== undefined) response.setHeader(name, value);
  }
  if (body.kind !== 'single') throw new Error('Incremental delivery is not supported.');
  const { data, errors } = body.singleResult;
  const [first] = errors ?? [];
  return {
    data: (data as Data | null | undefined) ?? null,
    refusal: first && new CallRefused(String(first.extensions?.['code']), first.message || MASKED_MESSAGE),
  };
}

/** For calls that are all or nothing. @throws CallRefused */
export async function requireFromGraph<Data>(...call: Parameters<typeof askGraph>): Promise<Data> {
  const { data, refusal } = await askGraph<Data>(...call);
  if (refusal !== undefined) throw refusal;
  if (data === null) throw new CallRefused('HTTPError', MASKED_MESSAGE);
  return data;
}

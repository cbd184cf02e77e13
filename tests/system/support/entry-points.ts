import { expect } from '@jest/globals';
import type { ServiceName } from '@loupe/contracts/services';
import type { Actor } from '@loupe/subgraph-server/actor';
import { ASSERTION_HEADER, signAssertion } from '@loupe/subgraph-server/assertion';
import { privateKey, signingKeySet } from '@loupe/subgraph-server/key-set';
import type { PrivateKeys } from '@loupe/subgraph-server/keys';
import { request, type Dispatcher } from 'undici';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

export interface Attempt {
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
  readonly method?: Dispatcher.HttpMethod;
  readonly headers?: Record<string, string>;
  /** After the path, e.g. `?query=…`. */
  readonly search?: string;
}

export interface EntryAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly codes: unknown[];
  readonly data: Record<string, unknown> | null | undefined;
}

export type EntryPoint = (attempt: Attempt) => Promise<EntryAnswer>;

/** Internal details that no answer may contain: a stack trace, a path, a library, a statement. */
const INTERNAL_DETAILS =
  /node_modules|\bat .+:\d+:\d+|stacktrace|\.ts:\d+|\bselect .+ from\b|ECONN|127\.0\.0\.1/i;

function entryAt(url: () => string, own: () => Promise<Record<string, string>>): EntryPoint {
  return async ({ body, method = 'POST', headers = {}, search = '' }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    const reply = await request(`${url()}${search}`, {
      method,
      headers: { 'content-type': 'application/json', ...(await own()), ...headers },
      body: method === 'GET' ? null : text,
    });
    const answer = await reply.body.text();
    expect(answer).not.toMatch(INTERNAL_DETAILS);
    const json = (answer.startsWith('{') ? JSON.parse(answer) : {}) as {
      data?: EntryAnswer['data'];
      errors?: { extensions?: { code?: unknown } }[];
    };
    const codes = (json.errors ?? []).map(({ extensions }) => extensions?.code);
    return { status: reply.statusCode, text: answer, headers: reply.headers, codes, data: json.data };
  };
}

/** The gateway that answers any operation, to test its limits. */
export const openGateway: EntryPoint = entryAt(
  () => `http://127.0.0.1:${stackUnderTest().graphPort}/graphql`,
  async () => ({}),
);

/** The gateway of the storefronts, which answers listed operations only. */
export const shopGateway: EntryPoint = entryAt(
  () => `http://127.0.0.1:${stackUnderTest().ports['gateway']}/graphql`,
  async () => ({}),
);

const subgraphUrl = (name: ServiceName) => `http://127.0.0.1:${stackUnderTest().ports[name]}/graphql`;

/** A subgraph without the gateway and without an assertion. */
export const bareSubgraph = (name: ServiceName): EntryPoint =>
  entryAt(
    () => subgraphUrl(name),
    async () => ({}),
  );

export const STRANGER: Actor = {
  site: 'beaverbrooks',
  sessionId: null,
  anonymousId: 'a-stranger-of-the-battery',
  customerId: null,
};

/** The signing keys of the stack's gateway. */
export const gatewayKeys: PrivateKeys = () =>
  signingKeySet(privateKey).parse(stackUnderTest().keys['gateway']);

/** A subgraph without the gateway's limits, with a signed assertion of another shopper. */
export const subgraph = (name: ServiceName, actor: Actor = STRANGER): EntryPoint =>
  entryAt(
    () => subgraphUrl(name),
    async () => ({
      [ASSERTION_HEADER]: await signAssertion(actor, { keys: gatewayKeys, now: () => new Date() }),
    }),
  );

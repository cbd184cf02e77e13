import type { Actor } from '@loupe/subgraph-server/actor';
import { ASSERTION_HEADER } from '@loupe/subgraph-server/assertion';
import { createLogger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { testPublicKeys } from '@loupe/test-harness/keys';
import type { UseCases } from '../../../src/bind-use-cases.ts';
import { createServer, type ServerOptions } from '../../../src/server.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

export interface GraphAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export type Graph = Awaited<ReturnType<typeof serveGraph>>;

/** The subgraph on its own port, called like by the gateway. */
export async function serveGraph(
  useCases: UseCases,
  open: typeof createServer = createServer,
  roundelsOf: ServerOptions['roundelsOf'] = () => [],
) {
  const counted: string[] = [];
  const server = open({
    port: 0,
    publicKeys: testPublicKeys,
    useCases,
    receiveWebhook: async () => 'forged',
    limitsOf: () => ({ cartMiniLimit: 5, wishlistMiniLimit: 4 }),
    roundelsOf,
    steps: { add: (site, step, bag) => void counted.push([site, step, ...(bag ? [bag] : [])].join(' ')) },
    alive: () => true,
    ready: async () => ({}),
    now: () => new Date(),
    logger: createLogger({ service: 'cart-checkout', level: 'silent' }),
  });
  const { port } = await server.start();

  return {
    stop: () => server.stop(),

    /** Steps that were counted: shop, step, bag. */
    counted,

    /** The unparsed answer. */
    async respond(
      actor: Partial<Actor>,
      query: string,
      variables: object = {},
      headers: Record<string, string> = {},
    ): Promise<Response> {
      return fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [ASSERTION_HEADER]: await assertionFor(actor),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
    },

    async ask<Data = Record<string, never>>(
      actor: Partial<Actor>,
      query: string,
      variables: object = {},
      headers: Record<string, string> = {},
    ): Promise<GraphAnswer<Data>> {
      const response = await this.respond(actor, query, variables, headers);
      return (await response.json()) as GraphAnswer<Data>;
    },
  };
}

/** A shop and its subgraph. */
export async function openGraph(): Promise<{ shop: Shop; graph: Graph; close(): Promise<void> }> {
  const shop = await openShop();
  const graph = await serveGraph(shop.instance());
  return {
    shop,
    graph,
    async close() {
      await graph.stop();
      await shop.close();
    },
  };
}

/** What the one root field of a document answers. @throws for an answer with errors */
export async function fieldOf<Answer = unknown>(
  graph: Graph,
  actor: Partial<Actor>,
  document: string,
  variables: object,
): Promise<Answer> {
  const { data, errors } = await graph.ask<Record<string, Answer>>(actor, document, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0] as Answer;
}

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResolverMap } from '@loupe/subgraph-server/resolvers';
import { createServiceServer } from '@loupe/subgraph-server/server';
import { createContext } from '../../src/graphql/context.ts';
import type { Context } from '../../src/graphql/context.ts';
import { resolvers } from '../../src/graphql/resolvers/resolvers.ts';
import type { ServerOptions } from '../../src/server.ts';
import { createToyOrder } from './create-toy-order.ts';

const SCHEMA = ['../../schema.graphql', './toy.graphql'];

/** The schema of the service with the toy's mutation. */
const toySchema = (): string =>
  SCHEMA.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n');

/** The server of the service with the toy's mutation. */
export function createToyServer({ useCases, limitsOf, steps, ...served }: ServerOptions) {
  const file = join(mkdtempSync(join(tmpdir(), 'toy-')), 'schema.graphql');
  writeFileSync(file, toySchema());
  return createServiceServer<Context>(served, {
    service: 'cart-checkout',
    schema: pathToFileURL(file),
    resolvers: withToy(resolvers),
    context: ({ actor, client, isCounted, setHeader }) =>
      createContext(actor, {
        useCases,
        client,
        limits: limitsOf(actor.site),
        roundels: [],
        isCounted,
        steps,
        setHeader,
        logger: served.logger,
      }),
  });
}

/** The generated types know nothing of the toy. */
const withToy = ({ Mutation, ...others }: typeof resolvers) =>
  ({ ...others, Mutation: { ...Mutation, createToyOrder } }) as ResolverMap<Context>;

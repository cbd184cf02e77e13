import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { composeServices } from '@apollo/composition';
import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner } from '@apollo/query-planner';
import { Kind, parse } from 'graphql';
import { placingMutations } from '../../src/subgraphs/placing-mutations.ts';
import { timeOutsBy } from '../../src/subgraphs/time-outs.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What the toy method adds to the schema of cart-checkout. */
const TOY = 'services/cart-checkout/tests/toy-method/toy.graphql';
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const PAY = `mutation CreateToyOrder($input: CreateToyOrderInput!) {
  createToyOrder(input: $input) { __typename ... on OrderPlaced { orderNumber cart { id } } ... on OrderPending { stepUpUrl } } }`;

/** The supergraph of the services, as gateway/src/compose.ts composes it, with the toy's mutation. */
function supergraphWithToy(): string {
  const { supergraphSdl, errors } = composeServices(
    globSync('services/*/schema.graphql', { cwd: ROOT }).map((file) => {
      const name = basename(dirname(file));
      const text = name === 'cart-checkout' ? `${textOf(file)}\n${textOf(TOY)}` : textOf(file);
      return { name, url: `http://${name}/graphql`, typeDefs: parse(text) };
    }),
  );
  if (supergraphSdl === undefined) throw new Error(`It does not compose: ${String(errors)}`);
  return supergraphSdl;
}

describe('a method that a mutation of checkout adds', () => {
  const sdl = supergraphWithToy();

  it('is sent to cart-checkout in one request', () => {
    const supergraph = Supergraph.build(sdl);
    const plan = new QueryPlanner(supergraph).buildQueryPlan(
      operationFromDocument(supergraph.schema, parse(PAY)),
    );
    expect(plan.node).toMatchObject({
      kind: 'Fetch',
      serviceName: 'cart-checkout',
      operation: expect.stringContaining('createToyOrder(input:$input)'),
    });
  });

  it('has the time of a payment, without an entry in the gateway', () => {
    const [operation] = parse(PAY).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    expect(timeOutsBy(placingMutations(sdl))(operation)).toEqual({ operationMs: 15_000, subgraphMs: 12_000 });
    const committed = textOf('gateway/supergraph/supergraph.graphql');
    expect(timeOutsBy(placingMutations(committed))(operation).operationMs).toBe(6_000);
  });
});

import { setImmediate as tick } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { startSubgraph, type Subgraph } from './subgraph.ts';

let subgraph: Subgraph;
afterEach(() => subgraph.server.stop());

async function counted(name: string): Promise<string[]> {
  const text = await (await fetch(`${subgraph.url}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith(`${name}{`) && !line.endsWith(' 0'));
}

it('counts operations by their first field and tells our failures from refusals', async () => {
  subgraph = await startSubgraph();
  for (let time = 0; time < 3; time += 1) await subgraph.post({ query: '{ site owner }' });
  await subgraph.post({ query: '{ failing }' });
  await subgraph.post({ query: '{ missing }' });
  await subgraph.post({ query: '{ nowhere }' });
  expect(await counted('loupe_graphql_requests_total')).toEqual([
    'loupe_graphql_requests_total{operation="site",outcome="ok"} 3',
    'loupe_graphql_requests_total{operation="failing",outcome="failed"} 1',
    'loupe_graphql_requests_total{operation="missing",outcome="refused"} 1',
    'loupe_graphql_requests_total{operation="other",outcome="refused"} 1',
  ]);
  expect(await counted('loupe_graphql_request_seconds_count')).toHaveLength(4);
});

it('counts the members that a mutation answers, also under an alias', async () => {
  const typeDefs = parse(`
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
    type Query { site: String! }
    type Mutation { pay(card: String!): PayResult! }
    union PayResult = Paid | Declined
    type Paid { at: String! }
    type Declined { code: String! }
  `);
  const resolvers = {
    Mutation: {
      pay: (_: unknown, { card }: { card: string }) =>
        card === 'good' ? { __typename: 'Paid', at: 'now' } : { __typename: 'Declined', code: 'no' },
    },
  };
  subgraph = await startSubgraph({ typeDefs, resolvers });
  for (const card of ['good', 'bad', 'bad'])
    await subgraph.post({ query: `mutation { mine: pay(card: "${card}") { __typename } }` });
  expect(await counted('loupe_graphql_answers_total')).toEqual([
    'loupe_graphql_answers_total{operation="pay",answer="Paid"} 1',
    'loupe_graphql_answers_total{operation="pay",answer="Declined"} 2',
  ]);
});

it('runs a failing operation once, however well it is known, and counts all of its time', async () => {
  const typeDefs = parse(`
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
    type Query { site: String! }
    type Mutation { pay: Boolean! }
  `);
  let runs = 0;
  let took = 0;
  const pay = async () => {
    runs += 1;
    const began = performance.now();
    await tick();
    took += (performance.now() - began) / 1000;
    throw new Error('after the money has moved');
  };
  subgraph = await startSubgraph({ typeDefs, resolvers: { Mutation: { pay } } });
  for (let time = 1; time <= 3; time += 1) {
    await subgraph.post({ query: 'mutation { pay }' });
    expect(runs).toBe(time);
  }
  expect(await counted('loupe_graphql_requests_total')).toEqual([
    'loupe_graphql_requests_total{operation="pay",outcome="failed"} 3',
  ]);
  const [sum = ''] = await counted('loupe_graphql_request_seconds_sum');
  expect(Number(sum.split(' ')[1])).toBeGreaterThanOrEqual(took);
});

import { expect, it } from '@jest/globals';
import { ApolloServer } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { operationMetrics } from './operation-metrics.ts';

it.each([
  ['an error of ours', 'INTERNAL_SERVER_ERROR', 'failed'],
  ['a service that does not answer the gateway', 'HTTPError', 'failed'],
  ['an error of the catalogue', 'NotFoundError', 'refused'],
])('%s is counted: %s is %s', async (_what, code, outcome) => {
  const { plugin, sources } = operationMetrics({
    operations: ['Ask'],
    nameOf: ({ name }) => name?.value,
  });
  const server = new ApolloServer({
    typeDefs: 'type Query { asked: String }',
    resolvers: {
      Query: {
        asked: () => {
          throw new GraphQLError('no', { extensions: { code } });
        },
      },
    },
    plugins: [plugin],
  });
  await server.executeOperation({ query: 'query Ask { asked }', operationName: 'Ask' });
  await server.stop();
  const [answers] = await sources[0]!.read();
  const counted = answers!.samples.filter(({ value }) => value === 1).map(({ labels }) => labels);
  expect(counted).toEqual([{ operation: 'Ask', outcome }]);
});

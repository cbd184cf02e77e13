import type { GetOrderQuery } from '#gql/graphql.ts';

export type Order = Extract<GetOrderQuery['order'], { __typename: 'Order' }>;

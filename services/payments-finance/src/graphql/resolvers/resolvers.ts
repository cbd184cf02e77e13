import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { authoriseCardToken } from './Mutation/authoriseCardToken.ts';
import { checkGiftCardBalance } from './Mutation/checkGiftCardBalance.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Mutation: { authoriseCardToken, checkGiftCardBalance },
};

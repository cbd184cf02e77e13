import type { CompleteResolvers } from '@loupe/subgraph-server/resolvers';
import type { Resolvers, ResolversParentTypes } from '../gen/schema-types.ts';
import { ContentItem } from './ContentItem.ts';
import { abGroups } from './Query/abGroups.ts';
import { buildInfo } from './Query/buildInfo.ts';
import { content } from './Query/content.ts';
import { currentBaseStore } from './Query/currentBaseStore.ts';
import { editions } from './Query/editions.ts';
import { navigation } from './Query/navigation.ts';
import { pages } from './Query/pages.ts';
import { roundels } from './Query/roundels.ts';
import { siteConfiguration } from './Query/siteConfiguration.ts';
import { slots } from './Query/slots.ts';

export const resolvers: CompleteResolvers<Resolvers, ResolversParentTypes> = {
  Query: {
    content,
    slots,
    pages,
    roundels,
    editions,
    navigation,
    siteConfiguration,
    abGroups,
    currentBaseStore,
    buildInfo,
  },
  ContentItem,
};

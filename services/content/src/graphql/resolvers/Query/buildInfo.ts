import type { QueryResolvers } from '../../gen/schema-types.ts';

/** QY-15. */
export const buildInfo: QueryResolvers['buildInfo'] = (_query, _none, { useCases }) => useCases.build;

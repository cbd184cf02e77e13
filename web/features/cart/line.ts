import type { FullCartFragment } from '../../gql/graphql.ts';

export type Line = FullCartFragment['lineItems'][number];

/** A removed line with its former position; `saved` when it was moved to the list. */
export type RemovedLine = { line: Line; index: number; saved?: boolean };

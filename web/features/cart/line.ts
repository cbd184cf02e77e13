import type { FullCartFragment } from '../../gql/graphql.ts';

export type Line = FullCartFragment['lineItems'][number];

/** A line just taken out, with the place it had; `saved` when it went to the list. */
export type RemovedLine = { line: Line; index: number; saved?: boolean };

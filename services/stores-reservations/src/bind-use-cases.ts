import { bindPorts, type Bound } from '@loupe/subgraph-server/bind-ports';
import type { Ports } from './ports.ts';
import { findCollectionPoints } from './use-cases/find-collection-points.ts';
import { findStoresWithPiece } from './use-cases/find-stores-with-piece.ts';
import { findStores } from './use-cases/find-stores.ts';

/** The use cases that resolvers can call. */
const USE_CASES = { findCollectionPoints, findStores, findStoresWithPiece };

/** Ports of reads without a rule. */
const READS = ['stores', 'now'] as const;

export type UseCases = Bound<typeof USE_CASES> & Pick<Ports, (typeof READS)[number]>;

export const bindUseCases = (ports: Ports): UseCases => bindPorts(USE_CASES, ports, READS);

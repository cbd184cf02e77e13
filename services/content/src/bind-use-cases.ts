import { bindPorts } from '@loupe/subgraph-server/bind-ports';
import type { Outside } from './outside.ts';
import type { Ports } from './ports.ts';

/** Resolvers only read: no use case stands between them and these ports. */
const READS = ['items', 'shops', 'isComposable', 'build', 'virtualStaging'] as const;

export type GraphPorts = Pick<Ports, 'items' | 'shops'> & Outside;
export type UseCases = Pick<GraphPorts, (typeof READS)[number]>;

export const bindUseCases = (ports: GraphPorts): UseCases => bindPorts({}, ports, READS);

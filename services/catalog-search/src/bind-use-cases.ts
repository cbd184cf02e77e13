import { bindPorts, type Bound } from '@loupe/subgraph-server/bind-ports';
import type { Ports } from './ports.ts';
import { countViewedTogether } from './use-cases/count-viewed-together.ts';
import { recommendProducts } from './use-cases/recommend-products.ts';
import { writeReview } from './use-cases/write-review.ts';

/** The use cases that resolvers can call. */
const USE_CASES = { countViewedTogether, recommendProducts, writeReview };

/** Ports of reads without a rule. */
const READS = ['products', 'categoriesOf', 'search', 'curationOf', 'reviews', 'now'] as const;

export type UseCases = Bound<typeof USE_CASES> & Pick<Ports, (typeof READS)[number]>;

export const bindUseCases = (ports: Ports): UseCases => bindPorts(USE_CASES, ports, READS);

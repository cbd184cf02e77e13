import { againstBench } from './bench/against/against.ts';
import { diaryBench } from './bench/diary.ts';
import { gatewayBench } from './bench/gateway.ts';
import { orderBench, orderProfile } from './bench/order.ts';
import { pricingBench } from './bench/pricing.ts';
import { searchBench } from './bench/search.ts';
import { releasesBench, reserveBench } from './bench/reserve.ts';
import { runCommand } from '../tools/stack/run-command.ts';

const HELP = `npm run bench -- order     complete orders through the gateway: rate, CPU per order, p95
npm run bench -- profile   the order bench under a profiler: its largest costs
npm run bench -- reserve   a rush on one SKU through the graph, and reservations at the repository
npm run bench -- releases  the rush while declined cards hold units and release them again
npm run bench -- gateway   single product and cart queries
npm run bench -- against <release> [product bag order reserve]
                           this release and another by turns of some seconds: medians in ms, and ratios (--rounds 20); the other
                           is checked out and gets the packages of its own lockfile, a minute or two of npm ci
npm run bench -- search    listings, searches and suggestions of a generated range through the subgraph, 64 clients alone and beside
                           an import, memory (--products 100000, --engine opensearch with a node of its own)
npm run bench -- diary     the times of 60 days of a store with 8 people, and which of 50 stores has a piece, in the service
npm run bench -- pricing   bags of 50 lines under 30 rules through the stages of pricing, without SQL

Each starts what it needs, warms up and prints one JSON line. Figures are recorded, never asserted. "machine" is this hour's
speed: bare node:http answers and SELECT 1 a second; "ratios" are the figures as shares of it, costs in ms as bare answers.`;

const BENCHES: Record<string, () => Promise<object>> = {
  order: orderBench,
  profile: orderProfile,
  reserve: reserveBench,
  releases: releasesBench,
  gateway: gatewayBench,
  search: searchBench,
  pricing: pricingBench,
  diary: diaryBench,
  against: againstBench,
};

await runCommand(async () => {
  const [name = ''] = process.argv.slice(2);
  const bench = BENCHES[name];
  process.stdout.write(bench ? `${JSON.stringify(await bench())}\n` : `${HELP}\n`);
  return bench || name === '--help' ? 0 : 2;
});

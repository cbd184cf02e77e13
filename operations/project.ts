import { setTimeout as delay } from 'node:timers/promises';
import { retryOnConflict } from '@loupe/database/conflict';
import pg from 'pg';
import { roleOf, type ServiceName } from '@loupe/contracts/services';
import { broken, checkInvariants, inLines } from '../proofs/invariants/check.ts';
import { forgetVersions, PROJECTIONS } from './projections.ts';
import { runOperatorCommand } from '../tools/stack/operator-command.ts';
import { runCommand } from '../tools/stack/run-command.ts';
import { findRunningShop } from '../tools/stack/running-shop.ts';

const HELP = `npm run project -- rebuild <service>   rebuilds a service's projections of other services' data

  cart-checkout         products and prices of catalog-search, stores of stores-reservations, limits and roundels of content, customers of identity
  catalog-search        stock levels of cart-checkout
  stores-reservations   products of catalog-search

The projection stays readable, but every event counts as newer. The owners publish their current state again, and the command
waits until the projection equals it. It does not depend on which events the topics still contain.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL (an administrator's) and KAFKA_BROKERS.`;

interface Rebuilt {
  readonly owner: ServiceName;
  readonly forgetVersions: string;
}

const products = (table: string): Rebuilt => ({
  owner: 'catalog-search',
  forgetVersions: `UPDATE ${table} SET version = 0`,
});

/** Some of an owner's aggregates, which `PROJECTIONS` cannot say. */
const ROUNDELS: Rebuilt = {
  owner: 'content',
  forgetVersions: 'UPDATE cart_checkout.roundel SET version = 0',
};

const rebuiltOf = (service: string): readonly Rebuilt[] => [
  ...(service === 'cart-checkout' ? [products('cart_checkout.product_projection'), ROUNDELS] : []),
  ...(service === 'stores-reservations' ? [products('stores_reservations.product')] : []),
  ...PROJECTIONS.filter(({ copy }) => copy.reader === service).map(({ counted, copy }) => ({
    owner: counted.owner,
    forgetVersions: forgetVersions(copy),
  })),
];

const WITHIN_MS = 120_000;

async function rebuild(service: string, projections: readonly Rebuilt[]): Promise<number> {
  const shop = findRunningShop();
  const client = new pg.Client({ connectionString: shop.adminUrl, application_name: 'project-rebuild' });
  await client.connect();
  try {
    for (const { owner, forgetVersions } of projections) {
      // Its triggers name their tables without the schema. Its consumer may be writing the same rows.
      await client.query(`SET search_path TO ${roleOf(service as ServiceName)}`);
      const { rowCount } = await retryOnConflict(() => client.query(forgetVersions));
      const code = await runOperatorCommand(owner, 'src/seed.ts', ['--republish']);
      if (code !== 0) return code;
      console.log(`${owner} has published its state again; ${service} had ${rowCount} rows to renew.`);
    }
    return await untilEqual(client, service);
  } finally {
    await client.end();
  }
}

/** Compares by the invariants I16. */
async function untilEqual(client: pg.Client, service: string): Promise<number> {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const findings = await checkInvariants(client, { atRest: true });
    const unequal = broken(findings).filter(({ invariant }) => invariant.id === 'I16');
    if (unequal.length === 0) {
      console.log(`${service} has the current state of its owners.`);
      return 0;
    }
    if (performance.now() > deadline) {
      console.error(`${service} has not caught up:\n${inLines(unequal)}`);
      return 1;
    }
    await delay(500);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const [command, service = '', ...rest] = args;
  const projections = rebuiltOf(service);
  if (command !== 'rebuild' || projections.length === 0 || rest.length > 0) {
    console.log(HELP);
    return args.includes('--help') ? 0 : 2;
  }
  return rebuild(service, projections);
}

await runCommand(() => main(process.argv.slice(2)));

import pg from 'pg';
import { withShortPauses } from '../../../tools/testing/short-pauses.ts';
import { stackEnv, withTestStack } from '../../../tools/testing/with-test-stack.ts';
import { portsFrom } from '../../../tools/ports.ts';
import type { ChildSpec } from '../../../tools/stack/child.ts';
import { MONEY_SERVICES } from '../../../tools/stack/services.ts';
import type { Stack } from '../../../tools/stack/stack.ts';
import type { Random } from '../random.ts';
import { startLoad, type Load, type LoadOptions } from '../load/load.ts';
import type { Piece } from '../load/buyer.ts';
import { brokerAt, type Broker } from './broker.ts';
import { giftCardProviderAt, type GiftCardProvider } from './gift-card-provider.ts';
import { operatorOf } from './operator.ts';
import { startLinks, type Link, type LinkName } from './links.ts';
import { providerAt, type Provider } from './provider.ts';
import { powerOf, type Power } from './power.ts';
import { NO_POINT, supervise, type Supervision } from './supervision.ts';
import { supplyCode } from './supply-code.ts';
import { supplyPieces } from './supply.ts';
import { walletsAt, type Wallets } from './wallets.ts';
import { warehouseAt, type Warehouse } from './warehouse.ts';

/** A whole shop without storefronts, with two instances of the money services, into which faults can be injected. */
export interface FaultStack {
  readonly stack: Stack;
  readonly random: Random;
  readonly links: Readonly<Record<LinkName, Link>>;
  /** Of cards. */
  readonly provider: Provider;
  readonly giftCards: GiftCardProvider;
  readonly wallets: Wallets;
  readonly warehouse: Warehouse;
  readonly parts: Supervision;
  readonly power: Power;
  readonly broker: Broker;
  readonly pieces: readonly Piece[];
  /** Of which the load buys none: a sku whose stock can be spread over buckets. */
  readonly splitPiece: Piece;
  /** Runs work on an administrator's connection of its own, separate from those of the services. */
  onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  shoppers(
    options?: Partial<Pick<LoadOptions, 'perSecond' | 'scenarios' | 'goodwillPercent' | 'random'>>,
  ): Load;
}

const ORDERS_PER_SECOND = 5;

/** A challenge expires after 20 s. */
const MORE: Readonly<Record<string, string>> = { CHALLENGE_DUE_SECONDS: '20', ...NO_POINT };

/** All shoppers are of one network, which orders and signs up thousands of times an hour. */
const withHigherLimits = (spec: ChildSpec): ChildSpec =>
  'SOURCE_LIMIT_FACTOR' in spec.env ? { ...spec, env: { ...spec.env, SOURCE_LIMIT_FACTOR: '10000' } } : spec;

/** Runs work on a new fault stack. */
export async function withFaultStack<T>(
  random: Random,
  work: (faultStack: FaultStack) => Promise<T>,
  portBase: number,
): Promise<T> {
  const links = await startLinks(portsFrom(portBase), portBase, random.fork('links'));
  const options = {
    withWeb: false,
    operations: 'open',
    twice: MONEY_SERVICES,
    kafkaAdvertisedPort: links.kafkaPort,
    adjust: (spec: ChildSpec) => links.routeThroughProxies(withHigherLimits(withShortPauses(spec, MORE))),
  } as const;
  try {
    return await withTestStack(options, async (stack) => {
      Object.assign(process.env, stackEnv(stack)); // from which the shoppers read its address
      const parts = supervise(stack);
      // Ctrl-C stops the stack, so no part may be restarted from then on.
      process.prependOnceListener('SIGINT', parts.stop).prependOnceListener('SIGTERM', parts.stop);
      try {
        return await work(await createFaultStack(stack, random, links.byName, parts));
      } finally {
        process.off('SIGINT', parts.stop).off('SIGTERM', parts.stop);
        parts.stop();
        await parts.settled();
      }
    });
  } finally {
    await links.close();
  }
}

async function createFaultStack(
  stack: Stack,
  random: Random,
  links: FaultStack['links'],
  parts: Supervision,
): Promise<FaultStack> {
  const { settings, infrastructure } = stack;
  const provider = providerAt(`http://127.0.0.1:${settings.ports.cybersource}`);
  const giftCards = giftCardProviderAt(`http://127.0.0.1:${settings.ports.givex}`);
  const wallets = walletsAt((sandbox) => `http://127.0.0.1:${settings.ports[sandbox]}`);
  const warehouse = warehouseAt(`http://127.0.0.1:${settings.ports.fulfilment}`);
  const url = new URL(infrastructure.adminUrl);
  url.pathname = `/${settings.postgres.database}`;
  const onDatabase = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url.toString(), application_name: 'faults' });
    client.on('error', () => {}); // Postgres may be killed during a query, which then fails
    await client.connect();
    return work(client).finally(() => client.end().catch(() => {}));
  };
  const pieces = await onDatabase(supplyPieces);
  const splitPiece = pieces.pop()!;
  await onDatabase(supplyCode);
  const query: FaultStack['query'] = (sql, values = []) =>
    onDatabase(async (client) => (await client.query(sql, [...values])).rows as never);
  const operator = operatorOf(stack, async (orderNumber) => {
    const captured = await query(
      `SELECT FROM payments_finance.payment p JOIN payments_finance.tender t ON t.payment_id = p.id
       WHERE t.reference = $1 AND p.captured_minor > 0`,
      [orderNumber],
    );
    return captured.length > 0;
  });
  let loads = 0;
  return {
    stack,
    random,
    links,
    provider,
    giftCards,
    wallets,
    warehouse,
    parts,
    pieces,
    splitPiece,
    onDatabase,
    power: powerOf(infrastructure),
    broker: brokerAt(settings.kafkaBrokers),
    query,
    shoppers: (given = {}) =>
      startLoad({
        random: random.fork(`load ${loads++}`),
        perSecond: ORDERS_PER_SECOND,
        provider,
        giftCards,
        wallets,
        warehouse,
        operator,
        pieces,
        ...given,
      }),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { giftCardProviderAt } from '../faults/fault-stack/gift-card-provider.ts';
import { providerAt } from '../faults/fault-stack/provider.ts';
import { supplyPieces } from '../faults/fault-stack/supply.ts';
import { waitUntilAtRest } from '../faults/fault-stack/wait-until-at-rest.ts';
import { walletsAt } from '../faults/fault-stack/wallets.ts';
import { warehouseAt } from '../faults/fault-stack/warehouse.ts';
import type { Piece } from '../faults/load/buyer.ts';
import { startLoad } from '../faults/load/load.ts';
import type { Random } from '../faults/random.ts';
import { inLines } from '../invariants/check.ts';
import { portsFrom } from '../../tools/ports.ts';
import { DEPLOYABLES, origin, type Deployable } from '../../tools/stack/services.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { withShortPauses } from '../../tools/testing/short-pauses.ts';
import { stackEnv, withTestStack } from '../../tools/testing/with-test-stack.ts';
import { startBalancers, type Balancers } from './balancers.ts';
import { restartInTurn, type Restarted } from './restart-in-turn.ts';
import { startVisitors } from './visitors.ts';

export interface RollOptions {
  readonly names: readonly Deployable[];
  /** New shoppers a second. */
  readonly perSecond: number;
  readonly portBase: number;
  readonly random: Random;
  readonly report: (line: string) => void;
}

const CHALLENGES_EXPIRE = { CHALLENGE_DUE_SECONDS: '20' };
/** Before the first restart and after the last one. */
const STEADY_MS = 5_000;

/** Starts a shop with two instances of everything, and restarts them under load. @returns what failed */
export async function rollUnderLoad(options: RollOptions): Promise<string[]> {
  const balancers = await startBalancers(portsFrom(options.portBase), options.portBase);
  try {
    return await withTestStack(
      {
        operations: 'open',
        twice: DEPLOYABLES,
        adjust: (spec) => balancers.route(withShortPauses(spec, CHALLENGES_EXPIRE)),
      },
      (stack) => rollStack(stack, balancers, options),
    );
  } finally {
    await balancers.close();
  }
}

async function rollStack(stack: Stack, balancers: Balancers, options: RollOptions): Promise<string[]> {
  const { perSecond, random, report, names } = options;
  sendShoppersTo(stack, balancers);
  const { ports } = stack.settings;
  const visitors = await startVisitors(balancers.ports);
  const load = startLoad({
    random,
    perSecond,
    pieces: await supply(stack),
    provider: providerAt(origin(ports.cybersource)),
    giftCards: giftCardProviderAt(origin(ports.givex)),
    wallets: walletsAt((sandbox) => origin(ports[sandbox])),
    warehouse: warehouseAt(origin(ports.fulfilment)),
  });
  const began = performance.now();
  const failedSoFar = () => load.record.requests.failed + visitors.visits.failures.length;
  await delay(STEADY_MS);
  report(`before the first restart: ${failedSoFar()} failed`);
  await restartInTurn(stack, balancers, (restarted) => report(lineOf(restarted, failedSoFar())), names);
  await delay(STEADY_MS);
  await Promise.all([load.stop(), visitors.stop()]);
  const seconds = (performance.now() - began) / 1000;

  const { record } = load;
  const rest = await waitUntilAtRest({ stack }, [record]);
  const orders = new Set(record.acknowledged.map(({ orderNumber }) => orderNumber)).size;
  report(
    [
      ...[`${seconds.toFixed(0)} s`, `${load.started()} shoppers`, `${orders} orders`],
      ...[`${record.requests.total} requests to the graph`, `${visitors.visits.total} to pages and pictures`],
      `at rest after ${rest.seconds.toFixed(0)} s`,
    ].join(', '),
  );
  return [
    ...(record.requests.failed > 0 ? [`${record.requests.failed} requests to the graph failed`] : []),
    ...record.failures.filter((what) => / 5\d\d |INTERNAL|HTTPError/.test(what) || !/: \d{3} /.test(what)),
    ...visitors.visits.failures,
    ...record.unanswered.map((shopper) => `a shopper got no answer: ${shopper}`),
    ...(rest.findings.length > 0 ? [inLines(rest.findings)] : []),
  ];
}

/** The shoppers read the address of the shop from LOUPE_STACK. */
function sendShoppersTo(stack: Stack, { ports }: Balancers): void {
  const env = stackEnv(stack);
  const described = JSON.parse(env['LOUPE_STACK']!) as { ports: object };
  env['LOUPE_STACK'] = JSON.stringify({
    ...described,
    ports: { ...described.ports, web: ports.web },
    graphPort: ports.gateway,
  });
  Object.assign(process.env, env, { GATEWAY_URL: origin(ports.gateway) });
}

async function supply({ settings, infrastructure }: Stack): Promise<readonly Piece[]> {
  const url = new URL(infrastructure.adminUrl);
  url.pathname = `/${settings.postgres.database}`;
  const client = new pg.Client({ connectionString: url.toString(), application_name: 'rolling' });
  await client.connect();
  return supplyPieces(client).finally(() => client.end());
}

function lineOf({ name, drainMs, startMs, how }: Restarted, failed: number): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `${name.padEnd(22)} drained in ${seconds(drainMs)} (${how}), ready in ${seconds(startMs)}; ${failed} failed so far`;
}

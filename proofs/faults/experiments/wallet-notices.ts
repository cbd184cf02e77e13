import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { until } from '@loupe/scripted-shopper/until';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import type { Notice, WalletMethod } from '../fault-stack/wallets.ts';
import type { Experiment, Stage } from './experiment.ts';
import { byMethod, ordered, shoppersBy, walletSuffers, type WalletExperiment } from './wallet-faults.ts';

/** The providers that tell the shop of their own accord. */
const TELLING: readonly WalletMethod[] = ['paypal', 'klarna'];

const COPIES = 10;
const UNVERIFIED = 503;

const noticesOf = (stage: Stage, method: WalletMethod): Promise<readonly Notice[]> =>
  stage.faultStack.wallets.of[method].notices();

/** @returns the status that the shop answered */
async function tell(
  { faultStack }: Stage,
  method: WalletMethod,
  { headers, body }: Pick<Notice, 'headers' | 'body'>,
): Promise<number> {
  const { gateway } = faultStack.stack.settings.ports;
  const reply = await request(`http://127.0.0.1:${gateway}/webhooks/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await reply.body.dump();
  return reply.statusCode;
}

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

async function stored({ faultStack }: Stage, method: WalletMethod): Promise<number> {
  const [row] = await faultStack.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM payments_finance.provider_notice WHERE method = $1',
    [method],
  );
  return row!.count;
}

/** Waits for notices of a load. */
async function someTold(stage: Stage, method: WalletMethod, before: number): Promise<readonly Notice[]> {
  const areThere = async () => (await noticesOf(stage, method)).length >= before + 3;
  await until('the provider has told of something', areThere, TRAFFIC_MS);
  return (await noticesOf(stage, method)).slice(before);
}

const TOLD: readonly WalletExperiment[] = [
  {
    fault: 'F40',
    hypothesis: `each notice ${COPIES} times more, at once: stored once, and followed once`,
    async run(stage, method) {
      const before = (await noticesOf(stage, method)).length;
      const load = stage.shoppers({ scenarios: shoppersBy(method) });
      await delay(6_000);
      const told = await someTold(stage, method, before);
      const statuses = await Promise.all(
        told.flatMap((notice) => Array.from({ length: COPIES }, () => tell(stage, method, notice))),
      );
      // A copy that could not be verified just then is sent again by the provider.
      const areTaken = statuses.every((status) => isAccepted(status) || status === UNVERIFIED);
      stage.prove(`copies are taken: ${statuses.join(' ')}`, areTaken && statuses.some(isAccepted));
      await ordered(load);
      await load.stop();
      const all = await noticesOf(stage, method);
      stage.prove('none is stored twice', (await stored(stage, method)) <= all.length);
    },
  },
  {
    fault: 'F41',
    hypothesis: 'notices of what we asked for arrive while our own call is not answered: one order, one hold',
    async run(stage, method) {
      const before = (await noticesOf(stage, method)).length;
      const load = await walletSuffers(stage, method, [{ next: 3, call: 'hold', hang: 'after' }], 10);
      const told = await someTold(stage, method, before);
      stage.prove(
        'notices are accepted meanwhile',
        told.some(({ statuses }) => statuses.some(isAccepted)),
      );
      await ordered(load);
    },
  },
  {
    fault: 'F42',
    hypothesis: 'notices in another order, twice or not at all have the same result',
    async run(stage, method) {
      const provider = stage.faultStack.wallets.of[method];
      const before = (await noticesOf(stage, method)).length;
      const round = ['reorder', 'duplicate', 'lose'] as const;
      await provider.disturb([...round, ...round, ...round, ...round]);
      const load = stage.shoppers({ scenarios: shoppersBy(method) });
      await delay(10_000);
      const areDisturbed = async () => (await noticesOf(stage, method)).length >= before + 12;
      await until('twelve notices are disturbed', areDisturbed, TRAFFIC_MS);
      await ordered(load);
    },
  },
];

/** What a byte is altered in: anything that is signed, or else what the message names, of which alone something follows. */
const ALTERED: Readonly<Record<string, RegExp>> = {
  paypal: /-/,
  klarna: /"(?:session|order)_id":"/,
};

/** A byte of the body is another, or everything that says who sent it is gone. */
function forgeriesOf(method: WalletMethod, { headers, body }: Notice): Pick<Notice, 'headers' | 'body'>[] {
  const [before] = ALTERED[method]?.exec(body) ?? [];
  if (before === undefined) throw new Error(`The notice names nothing: ${body}`);
  const at = body.indexOf(before) + before.length;
  const altered = `${body.slice(0, at)}${body[at] === '0' ? '1' : '0'}${body.slice(at + 1)}`;
  return [
    { headers, body: altered },
    { headers: {}, body: '{"order_id":"another","event_type":"FRAUD_RISK_ACCEPTED"}' },
    { headers: {}, body: '{"session_id":"another","authorization_token":"a token"}' },
  ];
}

const FORGED: readonly WalletExperiment[] = [
  {
    fault: 'F44',
    hypothesis: 'altered and made-up notices are not accepted, not stored, and place nothing',
    async run(stage, method) {
      const before = (await noticesOf(stage, method)).length;
      const load = stage.shoppers({ scenarios: shoppersBy(method) });
      const [notice] = await someTold(stage, method, before);
      await load.stop();
      await until('no notice is under way', async () => isQuiet(stage, method), TRAFFIC_MS);
      const known = await stored(stage, method);
      for (const forgery of forgeriesOf(method, notice!)) {
        const status = await tell(stage, method, forgery);
        stage.prove(`${forgery.body.slice(0, 60)} is not accepted: ${status}`, !isAccepted(status));
      }
      stage.prove('nothing of it is stored', (await stored(stage, method)) === known);
      await ordered(load);
    },
  },
];

async function isQuiet(stage: Stage, method: WalletMethod): Promise<boolean> {
  const before = await stored(stage, method);
  await delay(2_000);
  return (await stored(stage, method)) === before;
}

/** An authorisation of another amount or currency than was asked for: of a card in a wallet, as of any card. */
const OF_APPLE_PAY: Experiment = {
  name: 'F44.applepay',
  hypothesis: 'Apple Pay: an authorisation of another amount or currency never becomes an order',
  async run(stage) {
    const load = stage.shoppers({ scenarios: shoppersBy('applepay') });
    await stage.faultStack.provider.inject({ next: 3, authorizedAmount: '0.01' });
    await stage.faultStack.provider.inject({ next: 3, currency: 'EUR' });
    await delay(6_000);
    await ordered(load);
  },
};

export const WALLET_NOTICES: readonly Experiment[] = [
  ...byMethod([...TOLD, ...FORGED], TELLING),
  OF_APPLE_PAY,
];

import { setTimeout as delay } from 'node:timers/promises';
import { addToCart } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';
import { rotationOf, type Rotation } from '../fault-stack/keys.ts';
import { watchLogs } from '../fault-stack/logs.ts';
import { startLoop } from '../load/loop.ts';
import { becomeMember } from '../load/member.ts';
import { askAsWeb } from '../load/page-server.ts';
import type { Experiment, Stage } from './experiment.ts';
import { proveRefused } from './former-keys.ts';

/** How long shoppers buy before the rotation and between its steps. */
const STEP_MS = 8_000;
/** The lifetime of an assertion or a token: 60 s, and 5 s for clock differences. */
const TOKEN_LIFE_MS = 65_000;
const PAGE_PAUSE_MS = 200;
/** The sweep runs each minute. */
const RESEALED_WITHIN_MS = 90_000;
/** What a process logs when it, or the other side, rejects a key. */
const REJECTED =
  /unauthenticated|HTTP 401|\(401\)|input-secret|request refused|UnknownDigestKey|keys cannot be read/i;

interface Observed {
  /** Text: orders before and after the new keys signed, members and pages. */
  readonly counts: string;
  readonly isAlive: boolean;
  readonly failures: readonly string[];
}

/** Runs the three steps while shoppers, new customers and web's server send requests. */
async function rotate(stage: Stage, rotation: Rotation): Promise<Observed> {
  const failures: string[] = [];
  const failed = (what: string) => void failures.push(what);
  const first = stage.shoppers({ perSecond: 3 });
  const members = startLoop(() => becomeMember(stage, failed), failed);
  const pages = startLoop(async () => {
    if (!(await askAsWeb(stage.faultStack.stack.settings))) failed('a page: web’s credential is rejected');
    await delay(PAGE_PAUSE_MS);
  }, failed);
  try {
    await delay(STEP_MS);
    await rotation.add();
    await delay(STEP_MS);
    await rotation.activate();
    const second = stage.shoppers({ perSecond: 3 });
    const [membersBefore, tokensExpired] = [members.rounds(), delay(TOKEN_LIFE_MS)];
    await first.stop(); // their cookies are signed with the former key
    await tokensExpired;
    await until('no gift card needs a former key', () => areResealed(stage, rotation), RESEALED_WITHIN_MS);
    await rotation.remove();
    await delay(STEP_MS);
    await second.stop();
    const orders = [first, second].map(({ record }) => record.acknowledged.length);
    return {
      counts: `${orders.join(' and ')} orders placed, ${members.rounds()} members, ${pages.rounds()} pages`,
      isAlive: Math.min(...orders) > 0 && members.rounds() > membersBefore,
      failures: [...failures, ...first.record.failures, ...second.record.failures],
    };
  } finally {
    await Promise.all([members.stop(), pages.stop()]);
  }
}

/** What the runbook asks for before the former keys of gift cards are removed. */
async function areResealed({ faultStack }: Stage, { former }: Rotation): Promise<boolean> {
  const keys = [former['gift-card-vault'].active, former['gift-card-digest'].active];
  const rows = await faultStack.query(
    'SELECT FROM payments_finance.gift_card WHERE vault_kid = $1 OR digest_kid = $2 LIMIT 1',
    keys,
  );
  return rows.length === 0;
}

async function refusedMessages({ faultStack }: Stage, since: string): Promise<string[]> {
  const sent = (await faultStack.warehouse.messages()).flatMap(({ attempts }) => attempts);
  return sent
    .filter(({ at, result }) => at > since && result !== 200)
    .map(({ result }) => `a webhook: ${result}`);
}

async function rotateUnderLoad(stage: Stage): Promise<void> {
  const { faultStack, prove } = stage;
  await faultStack.parts.restart('identity', 'SIGTERM', { RECAPTCHA_REGISTER: 'true' });
  const logged = watchLogs(faultStack.stack.settings.dataFolder);
  const began = new Date().toISOString();
  const early = new Shopper();
  await addToCart(early, faultStack.pieces[0]!);
  const rotation = rotationOf(faultStack.stack);
  const { counts, isAlive, failures } = await rotate(stage, rotation);
  const all = new Set([...failures, ...(await refusedMessages(stage, began)), ...logged(REJECTED)]);
  prove(`no request failed (${counts}):\n${[...all].join('\n')}`, all.size === 0);
  prove(`orders and members at every step: ${counts}`, isAlive);
  await proveRefused(stage, rotation.former, early);
  await faultStack.parts.restart('identity', 'SIGTERM', { RECAPTCHA_REGISTER: 'false' });
}

export const KEYS: readonly Experiment[] = [
  {
    name: 'F62',
    hypothesis:
      'every key set rotated in three steps under load: no request fails, and what a former key signed is rejected afterwards',
    run: rotateUnderLoad,
  },
];

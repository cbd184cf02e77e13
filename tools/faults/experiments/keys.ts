import { setTimeout as delay } from 'node:timers/promises';
import { addToCart } from '../../../tests/system/support/order.ts';
import { Shopper } from '../../../tests/system/support/shopper.ts';
import { rotationOf, type Rotation } from '../house/keys.ts';
import { watchLogs } from '../house/logs.ts';
import { startLoop } from '../load/loop.ts';
import { becomeMember } from '../load/member.ts';
import { askAsWeb } from '../load/page-server.ts';
import type { Experiment, Stage } from './experiment.ts';
import { proveRefused } from './former-keys.ts';

/** Shoppers before the rotation, and between its steps. */
const STEP_MS = 8_000;
/** As long as an assertion or a token of the former key is good: 60 s, and 5 for clocks that differ. */
const TOKEN_LIFE_MS = 65_000;
const PAGE_PAUSE_MS = 200;
/** What a process writes of a key that it, or the other end, refuses. */
const REFUSAL =
  /unauthenticated|HTTP 401|\(401\)|input-secret|request refused|UnknownDigestKey|keys cannot be read/i;

interface Observed {
  /** Orders told before the new keys signed and after, members and pages, in words. */
  readonly counts: string;
  readonly isAlive: boolean;
  readonly failures: readonly string[];
}

/** Three steps under shoppers, new customers and web's server. */
async function rotate(stage: Stage, rotation: Rotation): Promise<Observed> {
  const failures: string[] = [];
  const failed = (what: string) => void failures.push(what);
  const first = stage.shoppers({ perSecond: 3 });
  const members = startLoop(() => becomeMember(stage, failed), failed);
  const pages = startLoop(async () => {
    if (!(await askAsWeb(stage.house.stack.settings))) failed('a page: web’s server is not believed');
    await delay(PAGE_PAUSE_MS);
  }, failed);
  try {
    await delay(STEP_MS);
    await rotation.add();
    await delay(STEP_MS);
    await rotation.activate();
    const second = stage.shoppers({ perSecond: 3 });
    const [membersThen, lifeOver] = [members.rounds(), delay(TOKEN_LIFE_MS)];
    await first.stop(); // their cookies are sealed with the former key
    await lifeOver;
    await rotation.remove();
    await delay(STEP_MS);
    await second.stop();
    const told = [first, second].map(({ record }) => record.told.length);
    return {
      counts: `${told.join(' and ')} orders told, ${members.rounds()} members, ${pages.rounds()} pages`,
      isAlive: Math.min(...told) > 0 && members.rounds() > membersThen,
      failures: [...failures, ...first.record.failures, ...second.record.failures],
    };
  } finally {
    await Promise.all([members.stop(), pages.stop()]);
  }
}

async function refusedMessages({ house }: Stage, since: string): Promise<string[]> {
  const sent = (await house.warehouse.messages()).flatMap(({ attempts }) => attempts);
  return sent
    .filter(({ at, result }) => at > since && result !== 200)
    .map(({ result }) => `a webhook: ${result}`);
}

async function rotateUnderLoad(stage: Stage): Promise<void> {
  const { house, prove } = stage;
  await house.parts.restart('identity', 'SIGTERM', { RECAPTCHA_REGISTER: 'true' });
  const logged = watchLogs(house.stack.settings.dataFolder);
  const began = new Date().toISOString();
  const early = new Shopper();
  await addToCart(early, house.pieces[0]!);
  const rotation = rotationOf(house.stack);
  const { counts, isAlive, failures } = await rotate(stage, rotation);
  const all = new Set([...failures, ...(await refusedMessages(stage, began)), ...logged(REFUSAL)]);
  prove(`no request failed (${counts}):\n${[...all].join('\n')}`, all.size === 0);
  prove(`orders and members at every step: ${counts}`, isAlive);
  await proveRefused(stage, rotation.former, early);
  await house.parts.restart('identity', 'SIGTERM', { RECAPTCHA_REGISTER: 'false' });
}

export const KEYS: readonly Experiment[] = [
  {
    name: 'F62',
    hypothesis:
      'every key set rotated in three steps under load: no request fails, and what a former key signs is refused afterwards',
    run: rotateUnderLoad,
  },
];

import { randomUUID } from 'node:crypto';
import { passedBotCheck } from './bot-check.ts';
import { authoriseToken, cardToken } from './card.ts';
import { setStock } from './database.ts';
import { APPROVED, pay, readyToPay, type ReadyToPay, type variantOf } from './order.ts';
import { Shopper } from './shopper.ts';

const DECLINED = '4000000000000002';
/** A buyer who needs more attempts counts as stuck. */
const MAX_ATTEMPTS = 2_000;

type Ids = Awaited<ReturnType<typeof variantOf>>;
type Buyer = ReadyToPay & { readonly shopper: Shopper };

export interface ReleaseRound {
  /** The number of units in orders. */
  readonly sold: number;
  /** The number of each answer, to buyers with declined cards and to the others. */
  readonly decliners: Readonly<Record<string, number>>;
  readonly buyers: Readonly<Record<string, number>>;
}

async function prepare(ids: Ids, count: number, card: string): Promise<Buyer[]> {
  const prepared: Buyer[] = [];
  while (prepared.length < count) {
    const width = Math.min(20, count - prepared.length);
    const next = Array.from({ length: width }, async () => {
      const shopper = new Shopper();
      return { shopper, ...(await readyToPay(shopper, ids, card)) };
    });
    prepared.push(...(await Promise.all(next)));
  }
  return prepared;
}

async function withNewToken({ shopper, cart }: Buyer): Promise<Buyer> {
  const transientToken = await cardToken(shopper, cart.id, DECLINED);
  await authoriseToken(shopper, cart.id, transientToken);
  return { shopper, cart, transientToken };
}

/**
 * Answers the bot check when it is asked, as the page does: so many declines make the site ask everyone for it.
 * @returns the answer's type, or what was wrong with an answer that has none
 */
async function payOnce(buyer: Buyer, reCaptchaToken?: string): Promise<string> {
  const { shopper, cart, transientToken } = buyer;
  const input = { transientToken, expectedTotal: cart.totalPrice.value, idempotencyKey: randomUUID() };
  try {
    const { __typename: answer } = await pay(shopper, {
      ...input,
      ...(reCaptchaToken && { reCaptchaToken }),
    });
    if (answer !== 'ReCaptchaError' || reCaptchaToken !== undefined) return answer;
    return await payOnce(buyer, await passedBotCheck());
  } catch (error) {
    return `untyped: ${(error as Error).message}`;
  }
}

/**
 * Buyers with declined cards hold units until the provider answers and then release them, while the others retry until they have a
 * unit or all are sold. Repeated `rounds` times with the same declined cards.
 */
export async function raceDecliners(
  ids: Ids,
  { rounds, decliners, buyers, units }: Record<'rounds' | 'decliners' | 'buyers' | 'units', number>,
): Promise<ReleaseRound[]> {
  let declined: Buyer[] = [];
  let honest: Buyer[] = [];
  const played: ReleaseRound[] = [];
  for (let round = 0; round < rounds; round++) {
    await setStock(ids.sku, decliners + buyers);
    honest.push(...(await prepare(ids, buyers - honest.length, APPROVED)));
    declined =
      round === 0 ? await prepare(ids, decliners, DECLINED) : await Promise.all(declined.map(withNewToken));
    await setStock(ids.sku, units);
    const { left, ...result } = await playRound(declined, honest, units);
    honest = left;
    played.push(result);
  }
  return played;
}

async function playRound(
  declined: readonly Buyer[],
  honest: readonly Buyer[],
  units: number,
): Promise<ReleaseRound & { readonly left: Buyer[] }> {
  const counts = { decliners: {} as Record<string, number>, buyers: {} as Record<string, number> };
  const left: Buyer[] = [];
  let sold = 0;
  const count = (who: keyof typeof counts, answer: string) =>
    (counts[who][answer] = (counts[who][answer] ?? 0) + 1);
  const press = async (buyer: Buyer) => {
    for (let tries = 0; sold < units && tries < MAX_ATTEMPTS; tries++) {
      const answer = await payOnce(buyer);
      count('buyers', answer);
      if (answer === 'OrderPlaced') return void sold++;
    }
    left.push(buyer);
  };
  // Had beforehand, so that being asked for it does not make the decliners too late for every unit.
  const checked = await Promise.all(
    declined.map(async (buyer) => ({ buyer, token: await passedBotCheck() })),
  );
  await Promise.all([
    ...checked.map(async ({ buyer, token }) => count('decliners', await payOnce(buyer, token))),
    ...honest.map(press),
  ]);
  return { sold, ...counts, left };
}

import { randomUUID } from 'node:crypto';
import { poolTx } from '@loupe/database/tx';
import { describe, expect, it } from '@jest/globals';
import { giftCardMetrics } from '../../src/adapters/db/gift-card-metrics.ts';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import type { Reader } from '../../src/domain/gift-card/delivery.ts';
import { stuckInWords } from '../../src/operator/say-stuck.ts';
import { HOUR_MS, useSoldGiftCards } from './sold-gift-cards.ts';

const world = useSoldGiftCards();
const MAIL: Reader = { kind: 'mail' };
const BUYER: Reader = { kind: 'buyer', name: 'c:ada' };
const DAY_MS = 24 * HOUR_MS;

/** A gift card that is issued. */
async function issued() {
  const order = await world.order();
  await order.ship(1);
  await world.sweepAt(0);
  const [issue] = await order.issues();
  const of = { placementId: order.placementId, issueId: issue!.id };
  return {
    of,
    order,
    reveal: (reader: Reader) => world.application.revealGiftCard({ ...of, reader }),
    report: (report: 'mailed' | 'refused' | 'resent') => world.application.recordGiftCardDelivery(of, report),
    async row() {
      const [row] = await world.payments.rows<{ delivered_by: string | null; delivered_at: Date | null }>(
        'SELECT delivered_by, delivered_at, mailed_at, refused_at FROM issued_gift_card WHERE id = $1',
        [of.issueId],
      );
      return row!;
    },
    looks: () =>
      world.payments.rows('SELECT reader FROM gift_card_look WHERE issue_id = $1 ORDER BY looked_at', [
        of.issueId,
      ]),
    listed: async () =>
      (await stuck().giftCardsNotDelivered()).filter(({ issueId }) => issueId === of.issueId),
  };
}

const stuck = () => stuckRepository(poolTx(world.payments.edges.backgroundPool), world.payments.edges.clock);

async function undeliveredSeconds(): Promise<number> {
  const { backgroundPool, clock } = world.payments.edges;
  const metrics = await giftCardMetrics(backgroundPool, clock).read();
  return metrics.find(({ name }) => name.endsWith('undelivered_seconds'))!.samples[0]!.value;
}

describe('a gift card that is issued', () => {
  it('needs a person when its buyer has not got it after an hour, until it is mailed', async () => {
    const card = await issued();
    await card.reveal(MAIL);
    expect(await card.listed()).toEqual([]);
    world.payments.runDatabaseAhead(2 * HOUR_MS);
    expect(Math.floor((await undeliveredSeconds()) / 3_600)).toBe(2);
    expect(await card.listed()).toMatchObject([{ isRefused: false, amount: { minorUnits: 5_000 } }]);
    await card.report('refused');
    const [listed] = await card.listed();
    expect(listed).toMatchObject({ isRefused: true });
    const words = stuckInWords([{ kind: 'gift-card-not-delivered', giftCard: listed! }]);
    expect(words).toContain(`npm run payments -- resend-gift-card ${card.of.issueId} --to <address>`);
    expect(await card.row()).toMatchObject({ delivered_at: null });
    await card.report('mailed');
    await card.report('mailed');
    expect([await card.listed(), await undeliveredSeconds()]).toEqual([[], 0]);
    expect(await card.row()).toMatchObject({ delivered_by: 'mail', mailed_at: expect.any(Date) });
    expect((await card.reveal(MAIL))?.delivery).toEqual({
      isMailed: true,
      isRefused: true,
      isDelivered: true,
    });
  });

  it('is delivered by a look in the account, and each look is written down', async () => {
    const card = await issued();
    expect(await card.looks()).toEqual([]);
    const shown = await card.reveal(BUYER);
    expect(shown?.card.number).toMatch(/^6036281\d{12}$/);
    await card.reveal(BUYER);
    await card.reveal({ kind: 'operator', name: 'operator:ben' });
    await card.reveal(MAIL);
    expect(await card.looks()).toEqual([
      { reader: 'c:ada' },
      { reader: 'c:ada' },
      { reader: 'operator:ben' },
    ]);
    expect(await card.row()).toMatchObject({ delivered_by: 'account', mailed_at: null });
    const change = world.payments.edges.backgroundPool.query("UPDATE gift_card_look SET reader = 'c:other'");
    await expect(change).rejects.toThrow('append-only');
  });

  it('has no look and no delivery by who did not buy it, or once it was returned', async () => {
    const card = await issued();
    const elsewhere = { placementId: randomUUID(), issueId: card.of.issueId, reader: BUYER };
    expect(await world.application.revealGiftCard(elsewhere)).toBeUndefined();
    await card.order.takeBack(1);
    expect(await card.reveal(BUYER)).toBeUndefined();
    expect([await card.looks(), (await card.row()).delivered_by]).toEqual([[], null]);
    expect(await undeliveredSeconds()).toBe(0);
  });

  it('keeps its number until its buyer has it, and for 90 days after', async () => {
    const card = await issued();
    const purgeAt = async (days: number) => {
      const at = new Date(Date.now() + days * DAY_MS);
      while ((await world.payments.applicationWith({ now: () => at }).pruneOldRows()) > 0);
    };
    await purgeAt(400);
    expect(await card.reveal(MAIL)).toBeDefined();
    world.payments.runDatabaseAhead(400 * DAY_MS);
    await card.report('resent');
    expect(await card.row()).toMatchObject({ delivered_by: 'operator' });
    await purgeAt(489);
    expect(await card.reveal(BUYER)).toBeDefined();
    await purgeAt(491);
    expect(await card.reveal(BUYER)).toBeUndefined();
    const [sold] = await world.application.soldGiftCards([card.of.placementId]);
    expect(sold).toMatchObject({ state: 'forgotten', maskedNumber: undefined });
  });

  it('is listed for its buyer in whatever state it is, without number and PIN', async () => {
    const order = await world.order();
    await world.sandbox.fault({ method: 'dc_904', code: '5', next: 1_000 });
    await order.ship(2);
    await world.sweepAt(0);
    const states = async () =>
      (await world.application.soldGiftCards([order.placementId, randomUUID()])).map(({ state }) => state);
    expect(await states()).toEqual(['preparing', 'preparing']);
    await world.sandbox.clearFaults();
    await world.sweepAt(2 * HOUR_MS);
    const [first] = await world.application.soldGiftCards([order.placementId]);
    expect(first).toMatchObject({ state: 'ready', maskedNumber: expect.stringMatching(/^X+\d{4}$/) });
    await order.takeBack(1);
    expect((await states()).sort()).toEqual(['ready', 'returned']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID } from './givex-sandbox.ts';
import { proveLedger } from './paid-order.ts';
import { HOUR_MS, useSoldGiftCards } from './sold-gift-cards.ts';

const world = useSoldGiftCards();

/** What may happen to one call: answered, not processed, processed and not answered. */
const FATES = { answered: undefined, unprocessed: { http: 502 }, lost: { httpAfter: 500 } } as const;
const fates = Object.keys(FATES) as (keyof typeof FATES)[];
const worlds = fates.flatMap((issue) =>
  fates.flatMap((reversal) => fates.map((second) => ({ issue, reversal, second }))),
);

/** One live card that the shop knows, whatever was lost. */
async function expectOneCard(order: Awaited<ReturnType<typeof world.order>>, before: number): Promise<void> {
  const live = await world.liveCards();
  expect(live).toHaveLength(before + 1);
  expect(await order.issues()).toMatchObject([{ state: 'issued' }]);
  expect(live).toContainEqual({ ...(await order.reveal())[0], balance: '50.00' });
}

describe('issuing a gift card', () => {
  it.each(worlds)(
    '[VA-08] ends with one live card: request $issue, reversal $reversal, second request $second',
    async ({ issue, reversal, second }) => {
      const before = (await world.liveCards()).length;
      for (const [method, fate] of [
        ...([
          ['dc_904', issue] as const,
          ['dc_918', reversal] as const,
          ['dc_904', second] as const,
        ] as const),
      ])
        if (FATES[fate] !== undefined) await world.sandbox.fault({ method, ...FATES[fate] });
      const order = await world.order();
      await order.ship(1);
      await world.sweepAt(0);
      expect((await world.liveCards()).length).toBeLessThanOrEqual(before + 1);
      for (const hours of [2, 4, 6]) await world.sweepAt(hours * HOUR_MS);
      await expectOneCard(order, before);
    },
  );

  it('[VA-08] a request that was not found is looked for for an hour before another card is requested', async () => {
    const before = (await world.liveCards()).length;
    await world.sandbox.fault({ method: 'dc_904', http: 502 });
    const order = await world.order();
    await order.ship(1);
    await world.sweepAt(0.9 * HOUR_MS);
    await world.sweepAt(1.8 * HOUR_MS);
    expect(await order.issues()).toMatchObject([{ state: 'unknown' }]);
    await world.sweepAt(3 * HOUR_MS);
    await expectOneCard(order, before);
  });

  it('[VA-08] a process that dies after the card was issued leaves none: it is reversed, and another one issued', async () => {
    const before = (await world.liveCards()).length;
    const order = await world.order();
    await order.ship(1);
    await world.application.idle();
    const dying = world.payments.applicationWith({ givex: dyingAfterIssue() });
    await dying.issueGiftCards();
    expect(await world.liveCards()).toHaveLength(before + 1);
    expect(await order.issues()).toMatchObject([{ state: 'sent' }]);
    await world.sweepAt(60_000);
    await expectOneCard(order, before);
    await proveLedger({ ...world.payments, application: world.application });
  });
});

/** The provider answers, and the process does not live to write it down. */
function dyingAfterIssue() {
  const { sandbox, payments } = world;
  const givex = createGivex({
    ...{ url: sandbox.primary, secondaryUrl: sandbox.secondary, userId: GIVEX_USER_ID },
    ...{ passwords: GIVEX_PASSWORDS, newId: payments.edges.newId, logger: payments.edges.logger },
  });
  return {
    ...givex,
    issuerWith: (vault: Parameters<typeof givex.issuerWith>[0]) => {
      const issuer = givex.issuerWith(vault);
      return {
        ...issuer,
        issue: async (...of: Parameters<typeof issuer.issue>) => {
          await issuer.issue(...of);
          throw new Error('killed');
        },
      };
    },
  };
}

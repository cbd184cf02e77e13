import { describe, expect, it } from '@jest/globals';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import type { Givex } from '../../src/adapters/givex/gift-card-provider.ts';
import { createPorts } from '../../src/ports.ts';
import { issueGiftCards } from '../../src/use-cases/issue-gift-cards.ts';
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

  it('[VA-08] one whose answer comes while another process reverses it is never given out', async () => {
    const before = (await world.liveCards()).length;
    const order = await world.order();
    await order.ship(1);
    await world.application.idle();
    const [reversed, requested] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = world.payments.applicationWith({
      givex: givexWith(({ issue }) => ({
        issue: async (...of) => {
          const answer = await issue(...of);
          requested.resolve();
          await reversed.promise;
          return answer;
        },
      })),
    });
    const issuing = slow.issueGiftCards();
    await requested.promise;
    world.payments.runDatabaseAhead(60_000);
    const other = world.payments.applicationWith({
      givex: givexWith(({ undo }) => ({
        undo: async (request) => {
          const answer = await undo(request);
          reversed.resolve();
          await issuing;
          return answer;
        },
      })),
    });
    await other.issueGiftCards();
    expect(await order.reveal()).toEqual([]);
    await world.sweepAt(120_000);
    await expectOneCard(order, before);
    await proveLedger({ ...world.payments, application: world.application });
  });

  it('[VA-08] one that another process has stored meanwhile is not reversed', async () => {
    const before = (await world.liveCards()).length;
    const order = await world.order();
    await order.ship(1);
    await world.application.idle();
    const requested = Promise.withResolvers<void>();
    const claimed = Promise.withResolvers<void>();
    const slow = world.payments.applicationWith({
      givex: givexWith(({ issue }) => ({
        issue: async (...of) => {
          const answer = await issue(...of);
          requested.resolve();
          await claimed.promise;
          return answer;
        },
      })),
    });
    const issuing = slow.issueGiftCards();
    await requested.promise;
    world.payments.runDatabaseAhead(60_000);
    const ports = createPorts({ ...world.payments.edges, givex: givexWith(() => ({})) });
    const issues = {
      ...ports.issues,
      async claim(limit: number) {
        const due = await ports.issues.claim(limit);
        claimed.resolve();
        await issuing;
        return due;
      },
    };
    const { logger, newId } = world.payments.edges;
    await issueGiftCards({ issues, issuer: ports.issuer, now: () => new Date(), newId, logger });
    await expectOneCard(order, before);
    await world.sweepAt(120_000);
    await expectOneCard(order, before);
  });
});

/** The provider answers, and the process does not live to write it down. */
const dyingAfterIssue = () =>
  givexWith(({ issue }) => ({
    issue: async (...of) => {
      await issue(...of);
      throw new Error('killed');
    },
  }));

type Issuer = ReturnType<Givex['issuerWith']>;

function givexWith(change: (issuer: Issuer) => Partial<Issuer>): Givex {
  const { sandbox, payments } = world;
  const givex = createGivex({
    url: sandbox.primary,
    secondaryUrl: sandbox.secondary,
    userId: GIVEX_USER_ID,
    passwords: GIVEX_PASSWORDS,
    newId: payments.edges.newId,
    logger: payments.edges.logger,
  });
  return {
    ...givex,
    issuerWith: (vault) => {
      const issuer = givex.issuerWith(vault);
      return { ...issuer, ...change(issuer) };
    },
  };
}

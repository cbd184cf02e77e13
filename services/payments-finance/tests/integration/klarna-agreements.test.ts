import { describe, expect, it } from '@jest/globals';
import { resultOf } from './challenges.ts';
import { klarnaOfTests, tokenOf } from './klarna-world.ts';
import { waitingEventsOf } from './waiting-events.ts';

/** How an agreement ends, what the provider answers to the order, and what becomes of the payment. */
const ENDS = [
  ['an order was made of it', undefined, 'authorised'],
  ['one was refused', { http: 403 }, 'declined'],
  ['it was given back, since nobody knew of an order', { http: 503 }, 'unknown'],
  ['an order that was found of it was cancelled', { httpAfter: 503 }, 'unknown'],
] as const;

const klarna = klarnaOfTests();

describe('what was agreed to at Klarna', () => {
  it.each(ENDS)('[EU-22] [ER-13] keeps no agreement once %s', async (_name, fault, result) => {
    const stored = async ({ placementId }: { readonly placementId: string }) => {
      const sql = `SELECT to_jsonb(t)::text AS tender FROM tender t JOIN payment ON payment.id = t.payment_id WHERE placement_id = $1`;
      return (await klarna().payments.rows<{ tender: string }>(sql, [placementId]))[0]?.tender ?? '';
    };
    const order = klarna().order(10_000);
    const token = tokenOf(await klarna().application.authorise(order));
    await klarna().sandbox.approve(token);
    const agreement = String(await klarna().agreementOf(token));
    if (fault !== undefined) await klarna().sandbox.fault({ call: 'create-order', ...fault });
    expect(resultOf(await klarna().resume(order))[0]).toBe(result);
    await klarna().application.reverseDue();
    expect(await stored(order)).toContain(order.reference);
    expect(await stored(order)).not.toContain(agreement);
  });

  it('[EU-22] tells nobody of a wait when the page has asked, and nobody waited', async () => {
    const order = await klarna().held(10_000);
    expect(await waitingEventsOf(klarna(), order)).toEqual([]);
  });
});

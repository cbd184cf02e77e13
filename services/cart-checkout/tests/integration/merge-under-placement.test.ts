import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Shopper } from '../../src/domain/shopper.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { bagOf, listOf, putIn, rememberAll } from './support/belongings.ts';
import { pay, readyToPay, sentToTheBank } from './support/buyer.ts';
import { challenge } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { signedIn } from './support/sign-in.ts';
import { expectSound } from './support/soundness.ts';

const [RING, PENDANT, HOOPS] = ['0100001', '0100002', '0100003'] as const;
let shop: Shop;
let instance: Instance;

beforeAll(async () => void (instance = (shop = await openShop()).instance()));
afterAll(() => shop.close());
beforeEach(() => shop.restock({ [RING]: 20, [PENDANT]: 1, [HOOPS]: 2 }));
afterEach(() => expect(shop.faults).toEqual([]));

const bag = (shopper: Shopper) => bagOf(instance, shopper);

/** Until a statement waits for a row. */
async function somebodyWaits(): Promise<void> {
  const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await shop.query(sql)).length === 0);
}

describe('signing in while a bag is under placement', () => {
  it('[RO-02] leaves it during the challenge, and merges it once the payment is abandoned', async () => {
    const { guest, customer } = signedIn();
    shop.payments.answer = challenge();
    const { placementId } = await sentToTheBank(instance, RING, guest);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toBeNull();
    expect(await bag(guest)).toEqual([`1 ${RING}`]);
    await instance.abandonCardPayment(guest, placementId);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toEqual([`1 ${RING}`]);
    await expectSound(shop);
  });

  it('[RO-02] adds nothing to the customer’s bag while it is being paid for, but merges the list', async () => {
    const { guest, customer } = signedIn();
    shop.payments.answer = challenge();
    const { placementId } = await sentToTheBank(instance, RING, customer);
    await putIn(instance, guest, [HOOPS]);
    await rememberAll(instance, guest, [PENDANT]);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toEqual([`1 ${RING}`]);
    expect(await listOf(instance, customer)).toEqual([PENDANT]);
    await instance.validateCardPayment(customer, placementId);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toEqual([`1 ${HOOPS}`]);
    await expectSound(shop);
  });

  it('[RO-02] a payment that waits for a merge finds no bag any more', async () => {
    const { guest, customer } = signedIn();
    const buyer = await readyToPay(instance, [RING], guest);
    const other = shop.instance();
    let paying: ReturnType<typeof pay> | undefined;
    const merging = bindUseCases({
      ...other.ports,
      mergesIn: (tx) => {
        const merges = other.ports.mergesIn(tx);
        const mergeCarts: typeof merges.mergeCarts = async (...values) => {
          paying ??= pay(instance, buyer);
          await somebodyWaits();
          return merges.mergeCarts(...values);
        };
        return { ...merges, mergeCarts };
      },
    });
    await merging.mergeGuest(customer, guest);
    expect(await paying).toEqual({ type: 'CartNotFoundError' });
    expect(await bag(customer)).toEqual([`1 ${RING}`]);
    expect(shop.payments.requests).toEqual([]);
    await expectSound(shop);
  });

  it('[RO-02] a merge that waits for a payment leaves the bag to it', async () => {
    const { guest, customer } = signedIn();
    await putIn(instance, guest, [RING]);
    const claim = await shop.pool.connect();
    try {
      await claim.query('BEGIN');
      const frozen = 'UPDATE cart SET placement_id = uuidv7() WHERE owner = $1';
      await claim.query(frozen, [guest.owner]);
      const merging = instance.mergeGuest(customer, guest);
      await somebodyWaits();
      await claim.query('COMMIT');
      await merging;
    } finally {
      claim.release();
    }
    expect(await bag(customer)).toBeNull();
    expect(await bag(guest)).toEqual([`1 ${RING}`]);
  });

  it('[RO-02] concurrently with the payment, the bag is either ordered or merged, never both', async () => {
    const other = shop.instance();
    const endings = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const { guest, customer } = signedIn();
      const buyer = await readyToPay(instance, [RING], guest);
      const [answer] = await Promise.all([
        pay(instance, buyer),
        ...[0, 1, 2].map(() => other.mergeGuest(customer, guest)),
      ]);
      endings.add(answer.type);
      await instance.mergeGuest(customer, guest);
      expect(await bag(customer)).toEqual(answer.type === 'OrderPlaced' ? null : [`1 ${RING}`]);
    }
    expect(
      [...endings].every((type) => ['OrderPlaced', 'CartNotFoundError', 'CheckoutInProgress'].includes(type)),
    ).toBe(true);
    await expectSound(shop);
  });
});

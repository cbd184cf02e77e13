import {
  changeByAge,
  changeByAnswer,
  changeByLateAnswer,
  changeByReversal,
} from '../../../services/payments-finance/src/domain/payment/tender-change.ts';
import type {
  NewAction,
  NewAttempt,
  OpenTender,
  PaymentStore,
} from '../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import type { GiftCardVault } from '../../../services/payments-finance/src/use-cases/ports/gift-cards.ts';
import type { NoticeStore } from '../../../services/payments-finance/src/use-cases/ports/notices.ts';
import type { WaitStore } from '../../../services/payments-finance/src/use-cases/ports/wait-store.ts';
import type { ReversalStore } from '../../../services/payments-finance/src/use-cases/ports/reversal-store.ts';
import type { MemorySettlementStore } from '../stores/payments/settlement-store.ts';

/** The part of both implementations that payments and settlements use. */
export interface PaymentStores {
  readonly payments: PaymentStore;
  readonly reversals: ReversalStore;
  readonly settlements: MemorySettlementStore;
  readonly giftCards: GiftCardVault;
  readonly waits: WaitStore;
  readonly notices: Omit<NoticeStore, 'endHold' | 'prune'>;
  readonly ledgerOf: (
    placementId: string,
  ) => Promise<{ account: string; kind: string; minorUnits: number }[]>;
  readonly eventsOf: (placementId: string) => Promise<{ type: string; version: bigint }[]>;
  readonly newId: () => string;
}

export const OWNER = { cartId: 'cart', ownerKey: 'a:ada', site: 'beaverbrooks' };
export const AMOUNT = { minorUnits: 12_500, currency: 'GBP' };
const BILL_TO = {
  firstName: 'Ada',
  lastName: 'Byron',
  street: 'Street',
  city: 'London',
  region: '',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
  email: 'ada@example.com',
  phone: '02079460000',
};
const HELD = { tender: 'held', providerId: '7001', held: AMOUNT } as const;
const DECLINED = { tender: 'declined', reason: 'card-declined' } as const;

const card = ({ newId }: Pick<PaymentStores, 'newId'>, method: 'credit-card' | 'givex' = 'credit-card') => ({
  method,
  amount: AMOUNT,
  merchantTransactionId: newId(),
  account: undefined,
  maskedNumber: 'XXXX1111',
  cardType: 'visa',
});

export function tenderOf(stores: PaymentStores, change: Partial<NewAttempt> = {}): NewAttempt {
  const { newId } = stores;
  return {
    placementId: newId(),
    step: 'card',
    attempt: 1,
    site: 'beaverbrooks',
    amount: AMOUNT,
    reference: 'BB1',
    requestHash: Buffer.from('hash'),
    tenders: [card(stores)],
    ...change,
  };
}

const opened = async ({ payments }: PaymentStores, attempt: NewAttempt): Promise<OpenTender> =>
  (await payments.open(attempt))?.[0] as OpenTender;

async function sent(stores: PaymentStores, tender = tenderOf(stores)): Promise<OpenTender> {
  return (await stores.payments.markSent(await opened(stores, tender))) as OpenTender;
}

export async function held(stores: PaymentStores): Promise<OpenTender> {
  const tender = await sent(stores);
  await stores.payments.apply(tender, changeByAnswer(HELD));
  return tender;
}

const actionOf = (transactionId: string): NewAction => ({
  action: { kind: 'challenge', transactionId, stepUpUrl: 'https://bank.example', accessToken: 'jwt' },
  continuation: { transientToken: 'token' },
  details: { method: 'credit-card', transientToken: 'token' },
  verified: { maskedNumber: 'XXXX1111', cardType: 'visa', cardDigest: 'd', data: {} },
  billTo: BILL_TO,
  // The result contains whole seconds; half a second avoids a different result by rounding.
  validUntil: new Date(Date.now() + 900_500),
});

/** The resulting state of a payment. */
export async function stateOf(stores: PaymentStores, placementId: string) {
  const { payments, ledgerOf, eventsOf } = stores;
  return {
    view: await payments.find(placementId),
    ledger: await ledgerOf(placementId),
    events: await eventsOf(placementId),
  };
}

export const failureOf = (error: unknown): string => (error as Error).name;

/** Each case runs on both implementations, whose results must be the same. */
export const PAYMENT_CASES = {
  'money is held once, at the version for which it was requested': async (stores: PaymentStores) => {
    const { payments } = stores;
    const asked = tenderOf(stores);
    const before = await payments.lookUp(asked);
    const open = await opened(stores, asked);
    const rival = await payments.open(asked);
    const marked = (await payments.markSent(open)) as OpenTender;
    const twice = await payments.markSent(open);
    const applied = [
      await payments.apply(marked, changeByAnswer(HELD)),
      await payments.apply(marked, changeByAnswer(HELD)),
    ];
    const after = await payments.lookUp(asked);
    return {
      before,
      open,
      rival,
      marked,
      twice,
      applied,
      after,
      ...(await stateOf(stores, asked.placementId)),
    };
  },

  'of two concurrent openings of a payment one succeeds': async (stores: PaymentStores) => {
    const asked = tenderOf(stores);
    const both = [asked, { ...asked, tenders: [card(stores)] }];
    const opened = await Promise.all(both.map((tender) => stores.payments.open(tender)));
    return opened.filter((tender) => tender !== undefined).length;
  },

  'a declined payment accepts another card, an open one does not': async (stores: PaymentStores) => {
    const asked = tenderOf(stores);
    const first = await sent(stores, asked);
    const second = { ...asked, attempt: 2, tenders: [card(stores)] };
    const early = await stores.payments.open(second);
    await stores.payments.apply(first, changeByAnswer(DECLINED));
    const sameKey = await stores.payments.open({ ...asked, tenders: [card(stores)] });
    const later = await stores.payments.open(second);
    return { early, sameKey, later, ...(await stateOf(stores, asked.placementId)) };
  },

  'a tombstone stops what was not sent, and schedules a reversal of what is held': async (
    stores: PaymentStores,
  ) => {
    const { payments, reversals, newId } = stores;
    const unknown = newId();
    const first = [
      await payments.tombstone(unknown, 'expired'),
      await payments.tombstone(unknown, 'expired'),
    ];
    const late = await payments.open(tenderOf(stores, { placementId: unknown }));
    const open = await opened(stores, tenderOf(stores));
    await payments.tombstone(open.placementId, 'expired');
    const stopped = await payments.markSent(open);
    const paid = await held(stores);
    const scheduled = await payments.tombstone(paid.placementId, 'expired');
    const due = await reversals.claim({ limit: 5, tenderId: paid.tenderId });
    const leased = await reversals.claim({ limit: 5, tenderId: paid.tenderId });
    await payments.change(paid.tenderId, (facts) => changeByReversal(facts, 'settled'));
    const ends = [unknown, open.placementId, paid.placementId].map((id) => stateOf(stores, id));
    return { first, late, stopped, scheduled, due, leased, ends: await Promise.all(ends) };
  },

  'an approval after the tombstone is reversed': async (stores: PaymentStores) => {
    const tender = await sent(stores);
    const scheduled = await stores.payments.tombstone(tender.placementId, 'expired');
    const applied = await stores.payments.apply(tender, changeByAnswer(HELD));
    await stores.payments.change(tender.tenderId, (facts) => changeByLateAnswer(facts, HELD));
    const due = await stores.reversals.claim({ limit: 5, tenderId: tender.tenderId });
    return { scheduled, applied, due, ...(await stateOf(stores, tender.placementId)) };
  },

  'what a crashed process had sent is unknown, and looked up repeatedly': async (stores: PaymentStores) => {
    const { payments, reversals } = stores;
    const tender = await sent(stores);
    const isStale = (ids: string[]) => ids.includes(tender.tenderId);
    const stale = [
      isStale(await payments.staleTenders(20, 100)),
      isStale(await payments.staleTenders(-1, 100)),
    ];
    await payments.change(tender.tenderId, changeByAge);
    const [due] = await reversals.claim({ limit: 5, tenderId: tender.tenderId });
    await reversals.postpone(tender.tenderId, 60);
    const postponed = await reversals.claim({ limit: 5, tenderId: tender.tenderId });
    // One second ago, since rounding to milliseconds may result in a time in the future.
    await reversals.postpone(tender.tenderId, -1);
    const again = await reversals.claim({ limit: 5, tenderId: tender.tenderId });
    await payments.change(tender.tenderId, (facts) => changeByReversal(facts, 'settled'));
    return { stale, due, postponed, again, ...(await stateOf(stores, tender.placementId)) };
  },

  'a shopper goes to the bank, and of two returns only one sends the request': async (
    stores: PaymentStores,
  ) => {
    const { payments, newId } = stores;
    const asked = tenderOf(stores);
    const open = await opened(stores, asked);
    const transactionId = newId();
    const begun = [
      await payments.awaitAction(open, actionOf(transactionId), []),
      await payments.awaitAction(open, actionOf(newId()), []),
    ];
    const found = await payments.findAction(asked);
    const pending = await payments.find(asked.placementId);
    const tender = found?.open as OpenTender;
    const marks = await Promise.all([
      payments.markSent(tender, { authenticationId: transactionId }),
      payments.markSent(tender, { authenticationId: transactionId }),
    ]);
    const after = await payments.findAction(asked);
    const other = await opened(stores, tenderOf(stores));
    const replayed = await payments.markSent(other, { authenticationId: transactionId });
    const state = await stateOf(stores, asked.placementId);
    return {
      begun,
      found,
      pending,
      sent: marks.filter((mark) => mark !== undefined).length,
      after,
      replayed,
      ...state,
    };
  },

  'a refused request is sent again under another id, unless cancelled': async (stores: PaymentStores) => {
    const tender = await sent(stores);
    const restarted = await stores.payments.restart(tender, stores.newId());
    const twice = await stores.payments.restart(tender, stores.newId());
    const cancelled = await sent(stores);
    await stores.payments.tombstone(cancelled.placementId, 'expired');
    return { restarted, twice, late: await stores.payments.restart(cancelled, stores.newId()) };
  },

  'a plan is held tender by tender, and a failure reverses what is held from the last to the first': async (
    stores: PaymentStores,
  ) => {
    const { payments, reversals } = stores;
    const tenders = [card(stores, 'givex'), card(stores, 'givex'), card(stores), card(stores)];
    const asked = tenderOf(stores, { tenders });
    const plan = (await payments.open(asked)) ?? [];
    let at = plan[0] as OpenTender;
    const others = (position: number) =>
      plan
        .map((_, index) => ({ state: index < position ? ('held' as const) : ('intended' as const) }))
        .toSpliced(position, 1);
    for (const [position, { tenderId, method }] of plan.slice(0, 3).entries()) {
      const marked = (await payments.markSent({ ...at, tenderId, method })) as OpenTender;
      const verdict = position < 2 ? HELD : DECLINED;
      at = (await payments.apply(marked, changeByAnswer(verdict, others(position)))) as OpenTender;
    }
    const ids = plan.map(({ tenderId }) => tenderId);
    const claim = async (position: number) =>
      (await reversals.claim({ limit: 5, tenderId: ids[position] ?? '' })).length;
    const early = [await claim(0), await claim(1), await claim(0)];
    await payments.change(ids[1] ?? '', (facts) => changeByReversal(facts, 'settled'));
    const late = [await claim(0), await claim(3)];
    await payments.change(ids[0] ?? '', (facts) => changeByReversal(facts, 'settled'));
    return { opened: plan.length, early, late, ...(await stateOf(stores, asked.placementId)) };
  },
};

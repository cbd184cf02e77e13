import {
  changeByAge,
  changeByAnswer,
  changeByRefusal,
} from '../../../services/payments-finance/src/domain/payment/tender-change.ts';
import type { Waiting } from '../../../services/payments-finance/src/domain/payment/waiting.ts';
import type {
  NewAction,
  OpenTender,
} from '../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import { AMOUNT, stateOf, tenderOf } from './payments-cases.ts';
import type { PaymentStores } from './payments-cases.ts';

const TERMS = { submission: 1_830, decision: 3_630, signature: 7_275, longest: 9_030 };
const HELD = { tender: 'held', providerId: '700001', held: AMOUNT } as const;
const url = 'https://lender.example/apply/1';
const REFERRED: Waiting = {
  waitsFor: 'decision',
  applicationStatus: 'REFERRED',
  action: { kind: 'wait' },
};
const ACCEPTED: Waiting = {
  waitsFor: 'signature',
  applicationStatus: 'ACCEPTED',
  action: { kind: 'redirect', url },
};

const applicationOf = (begun: string): NewAction => ({
  action: { kind: 'redirect', url },
  continuation: { applicationId: begun, formUrl: url },
  details: { method: 'v12', token: 'ifc-12' },
  verified: { maskedNumber: '', cardType: 'V12', cardDigest: '', data: {} },
  billTo: {
    firstName: 'Ada',
    lastName: 'Byron',
    street: 'Street',
    city: 'London',
    region: '',
    postalCode: 'SW1Y 4JH',
    country: 'GB',
    email: 'ada@example.com',
    phone: '02079460000',
  },
  validUntil: new Date(Date.now() + TERMS.submission * 1_000),
  begun,
  standing: { waitsFor: 'submission', applicationStatus: 'ACKNOWLEDGED' },
});

const LOAN = {
  method: 'v12',
  amount: AMOUNT,
  account: undefined,
  maskedNumber: '',
  cardType: 'V12',
} as const;

/** A loan that waits for its application to be filled in. */
async function applied(stores: PaymentStores) {
  const { payments, newId } = stores;
  const loan = { ...LOAN, merchantTransactionId: newId() };
  const asked = tenderOf(stores, { tenders: [loan], reference: `BB${newId()}` });
  const [open] = (await payments.open(asked)) as OpenTender[];
  const begun = newId();
  await payments.awaitAction(open as OpenTender, applicationOf(begun), []);
  const at = async () => ({
    ...(open as OpenTender),
    ...(await payments.findAction(asked))?.open,
  });
  return { asked, begun, loan, at, tenderId: (open as OpenTender).tenderId };
}

const ownReversal = ({ reversals }: PaymentStores, tenderId: string) =>
  reversals.claim({ limit: 1, tenderId });

/** Cases of tenders whose provider decides later; each runs on both implementations. */
export const LOAN_CASES = {
  'an application waits for one thing after the other': async (stores: PaymentStores) => {
    const { payments, waits } = stores;
    const { asked, at } = await applied(stores);
    const before = await at();
    const moved = await waits.move(before, REFERRED, TERMS);
    const stale = await waits.move(before, REFERRED, TERMS);
    const referred = await payments.findAction(asked);
    await waits.move(await at(), ACCEPTED, TERMS);
    const accepted = await payments.findAction(asked);
    const { view, events } = await stateOf(stores, asked.placementId);
    const { validSeconds = 0, ...action } = view?.nextAction ?? {};
    return {
      moved,
      stale,
      standings: [referred?.standing, accepted?.standing],
      view: { ...view, nextAction: action },
      minutes: Math.round(validSeconds / 60),
      events,
    };
  },

  'a signed loan is held, told of once, and followed in the order of its statuses': async (
    stores: PaymentStores,
  ) => {
    const { payments, waits } = stores;
    const { asked, at, begun, tenderId } = await applied(stores);
    const tooEarly = await waits.follow(tenderId, 'PAYMENT_REQUESTED');
    const marked = (await payments.markSent(await at(), { authenticationId: begun })) as OpenTender;
    const held = changeByAnswer(HELD);
    const tender = { ...held.tender, applicationStatus: 'AWAITING_FULFILMENT' } as const;
    await payments.apply(marked, { ...held, tender });
    const followed = [];
    for (const status of ['PAYMENT_PROCESSED', 'PAYMENT_REQUESTED', 'PAYMENT_PROCESSED'] as const)
      followed.push(await waits.follow(tenderId, status));
    return { tooEarly, followed, ...(await stateOf(stores, asked.placementId)) };
  },

  'a refused application is undone at its lender': async (stores: PaymentStores) => {
    const { payments } = stores;
    const { asked, at, tenderId } = await applied(stores);
    await payments.apply(await at(), changeByRefusal('loan-declined'));
    return { reversal: await ownReversal(stores, tenderId), ...(await stateOf(stores, asked.placementId)) };
  },

  'an application that is overdue, or cancelled with its placement, is undone': async (
    stores: PaymentStores,
  ) => {
    const { payments } = stores;
    const [late, cancelled] = [await applied(stores), await applied(stores)];
    await payments.change(late.tenderId, changeByAge);
    const scheduled = await payments.tombstone(cancelled.asked.placementId, 'expired');
    return {
      scheduled,
      reversals: [await ownReversal(stores, late.tenderId), await ownReversal(stores, cancelled.tenderId)],
      late: await stateOf(stores, late.asked.placementId),
      cancelled: await stateOf(stores, cancelled.asked.placementId),
    };
  },

  'a late yes is told once, when it is undone': async (stores: PaymentStores) => {
    const { payments, waits } = stores;
    const { asked, tenderId } = await applied(stores);
    await payments.tombstone(asked.placementId, 'expired');
    const told = [await waits.lateYesUndone(tenderId)];
    await waits.agreedLate(tenderId);
    const known = await ownReversal(stores, tenderId);
    await waits.agreedLate(tenderId);
    for (let times = 0; times < 2; times += 1) told.push(await waits.lateYesUndone(tenderId));
    return { told, known: known[0]?.isLateYesKnown, ...(await stateOf(stores, asked.placementId)) };
  },

  'a late yes of an application that nobody has waited for is told once, too': async (
    stores: PaymentStores,
  ) => {
    const { payments, notices, waits, newId } = stores;
    const asked = tenderOf(stores, { tenders: [{ ...LOAN, merchantTransactionId: newId() }] });
    const [open] = (await payments.open(asked)) as OpenTender[];
    const { tenderId } = open as OpenTender;
    await payments.change(tenderId, changeByAge);
    await notices.undo(tenderId, 'application');
    for (let times = 0; times < 2; times += 1) await waits.agreedLate(tenderId);
    const [known] = await ownReversal(stores, tenderId);
    const told = [await waits.lateYesUndone(tenderId), await waits.lateYesUndone(tenderId)];
    return { told, known: known?.isLateYesKnown, ...(await stateOf(stores, asked.placementId)) };
  },

  'what a lender tells is stored once, names its tender, and undoes what has ended': async (
    stores: PaymentStores,
  ) => {
    const { payments, notices, newId } = stores;
    const { asked, loan, tenderId } = await applied(stores);
    const about = { reference: asked.reference, transactionId: loan.merchantTransactionId };
    const notice = { method: 'v12', messageId: newId(), notice: { kind: 'goes-on', ...about } } as const;
    const stored = [await notices.store(notice), await notices.store(notice)];
    const found = await notices.find('v12', about);
    const other = await notices.find('v12', { ...about, transactionId: 'another' });
    const postponed = await notices.postpone(notice, 'later');
    await notices.undo(tenderId, 'unknown');
    const open = await ownReversal(stores, tenderId);
    await payments.tombstone(asked.placementId, 'expired');
    const task = await ownReversal(stores, tenderId);
    await notices.close(notice, 'done');
    return { stored, found, other, postponed, open, task };
  },
};

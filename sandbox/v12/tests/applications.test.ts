import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { retailerOf, submission } from './retailer.ts';
import { control, RETURN_URL, startSandbox, temporaryFolder, useSandbox } from './sandbox-process.ts';

const told: object[] = [];
const shop = createServer((request, response) => {
  void json(request).then((body) => {
    told.push(body as object);
    response.writeHead(204).end();
  });
});
beforeAll(async () => void (await once(shop.listen(0, '127.0.0.1'), 'listening')));
beforeEach(() => void (told.length = 0));
afterAll(() => void shop.close());

const sandbox = useSandbox(() => ({
  CALLBACK_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhooks/v12`,
}));
const retailer = retailerOf(sandbox);

const send = async (page: string, fields: Record<string, string>) => {
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '', page);
};
const decide = (applicationId: number, decision: 'yes' | 'no') =>
  control(sandbox, '/control/decide', { applicationId, decision });
const settled = () => control(sandbox, '/control/callbacks');

describe('an application', () => {
  it('is filled in, accepted and signed on pages, and each step is told', async () => {
    const { ApplicationId: id, ApplicationFormUrl: page, Status, Financials } = await retailer.submit();
    expect(Status).toBe(1);
    expect(Financials).toMatchObject({ CashPrice: '1200.00', Deposit: '120.00', LoanAmount: '1080.00' });
    const form = await (await fetch(page)).text();
    for (const text of ['Diamond ring', '−£50.00', '£1,080.00', '£35.97', '12.90%'])
      expect(form.replace('-£', '−£')).toContain(text);

    expect((await send(page, { answer: 'apply', lastName: 'Approve', agrees: 'yes' })).href).toBe(page);
    expect((await retailer.status(id)).Status).toBe(4);
    const back = await send(page, { answer: 'sign', agrees: 'yes' });
    expect(back.origin + back.pathname).toBe(RETURN_URL);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ REF: String(id), Status: 'S' });
    expect((await retailer.status(id)).Status).toBe(5);
    await settled();
    expect(told.map((body) => (body as { Status: number }).Status)).toEqual([1, 4, 5]);
  });

  it.each([
    ['Refer', 2, 'R'],
    ['Decline', 3, 'D'],
  ] as const)('of a %s has the status %s, and goes back to the shop', async (lastName, status, letter) => {
    const { ApplicationId: id, ApplicationFormUrl: page } = await retailer.submit();
    const back = await send(page, { answer: 'apply', lastName, agrees: 'yes' });
    expect(back.searchParams.get('Status')).toBe(letter);
    expect((await retailer.status(id)).Status).toBe(status);
  });

  it('is decided about later by the referral desk, and signed after that', async () => {
    const { ApplicationId: id, ApplicationFormUrl: page } = await retailer.submit();
    await send(page, { answer: 'apply', lastName: 'Refer', agrees: 'yes' });
    await send(page, { answer: 'sign', agrees: 'yes' });
    expect((await retailer.status(id)).Status).toBe(2);
    await decide(id, 'yes');
    expect((await retailer.status(id)).Status).toBe(4);
    await decide(id, 'no');
    await send(page, { answer: 'sign', agrees: 'yes' });
    expect((await retailer.status(id)).Status).toBe(5);
  });

  it('is cancelled by the customer until it is signed', async () => {
    const { ApplicationId: id, ApplicationFormUrl: page } = await retailer.submit();
    await send(page, { answer: 'cancel' });
    expect((await retailer.status(id)).Status).toBe(100);
    expect((await retailer.update(id, 'Cancel')).Errors).toMatchObject([{ Code: 'UPA007' }]);
  });

  it.each([
    ['lines that are not its price', { CashPrice: '1201.00' }, 'SUB003'],
    ['a loan beyond the product', { CashPrice: '100.00', Deposit: '0', Lines: one('100.00') }, 'SUB004'],
    ['a deposit above half', { Deposit: '601.00' }, 'SUB005'],
    ['a product that it does not list', { ProductId: '999' }, 'SUB002'],
    ['a price of nothing', { CashPrice: '0' }, 'SUB001'],
  ])('is refused for %s', async (_what, change, code) => {
    expect(await retailer.submit(change)).toMatchObject({ Status: 0, Errors: [{ Code: code }] });
  });

  it('is refused where its sales reference is known', async () => {
    const { Order, ...rest } = submission();
    await retailer.call('SubmitApplication', { Order, ...rest });
    expect((await retailer.call('SubmitApplication', { Order, ...rest })).Errors).toMatchObject([
      { Code: 'SUB020' },
    ]);
  });
});

describe('a signed application', () => {
  const signed = async () => {
    const { ApplicationId: id } = await retailer.submit();
    for (const answer of ['apply', 'sign'])
      await control(sandbox, '/control/customer', { applicationId: id, answer });
    return id;
  };

  it('is paid once it is asked for, and given back in parts and as a whole', async () => {
    const id = await signed();
    expect((await retailer.update(id, 'PartialRefund', { RefundAmount: '80.00' })).Financials).toMatchObject({
      Refunds: '80.00',
      LoanAmountLessRefunds: '1000.00',
    });
    expect((await retailer.update(id, 'RequestPayment')).Status).toBe(6);
    expect((await retailer.update(id, 'RequestPayment')).Errors).toMatchObject([{ Code: 'UPA002' }]);
    await control(sandbox, '/control/pay', { applicationId: id });
    expect((await retailer.update(id, 'PartialRefund', { RefundAmount: '1000.00' })).Errors).toMatchObject([
      { Code: 'UPA010' },
    ]);
    const { movements } = await control<{ movements: object[] }>(sandbox, '/control/ledger');
    expect(movements).toMatchObject([{ status: 'paymentProcessed', owed: 100_000, refunded: 8_000 }]);
    expect((await retailer.update(id, 'Cancel')).Status).toBe(100);
  });

  it('is not paid before it is signed', async () => {
    const { ApplicationId: id } = await retailer.submit();
    expect((await retailer.update(id, 'RequestPayment')).Errors).toMatchObject([{ Code: 'UPA002' }]);
  });

  it('gets another reference, and an unknown one is not found', async () => {
    const id = await signed();
    const amended = await retailer.update(id, 'AmendSalesReference', { NewSecondSalesReference: 'BB2' });
    expect(amended.SecondSalesReference).toBe('BB2');
    expect((await retailer.status(1)).Errors).toMatchObject([{ Code: 'APP001' }]);
  });
});

describe('the faults of the lender', () => {
  it('are told twice, wrongly or not at all, and answered late', async () => {
    for (const disorder of ['duplicate', 'wrong', 'lose'])
      await control(sandbox, '/control/callbacks', { disorder });
    for (let submitted = 0; submitted < 3; submitted += 1) await retailer.submit();
    await settled();
    expect(told.map((body) => (body as { Status: number }).Status).toSorted()).toEqual([1, 1, 5]);
    await control(sandbox, '/control/faults', { next: 1, call: 'submit', httpAfter: 502 });
    await expect(retailer.submit()).rejects.toThrow('502');
    const { movements } = await control<{ movements: object[] }>(sandbox, '/control/ledger');
    expect(movements).toHaveLength(4);
  });

  it('forgets nothing when it ends', async () => {
    const folder = await temporaryFolder();
    const first = await startSandbox(folder.path);
    const { ApplicationId: id } = await retailerOf(first).submit();
    await first.kill('SIGKILL');
    const second = await startSandbox(folder.path);
    expect((await retailerOf(second).status(id)).Status).toBe(1);
    await second.kill('SIGTERM');
    await folder.remove();
  });
});

function one(price: string) {
  return [{ Qty: '1', SKU: 'R1', Item: 'Ring', Price: price }];
}

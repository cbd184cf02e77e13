import { describe, expect, it } from '@jest/globals';
import { amountOf, issueOf, merchantOf, orderBody } from './merchant.ts';
import { CLIENT, control, useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();
const merchant = merchantOf(sandbox);
const gbp = (value: string) => ({ currency_code: 'GBP', value });

describe('access to the API', () => {
  it('is by a token for the client id and secret', async () => {
    expect((await merchant.token('another secret')).status).toBe(401);
    expect(await (await merchant.token(CLIENT.secret)).json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 32_400,
    });
  });

  it('is refused without a token, and with one that was revoked', async () => {
    const { access_token: bearer } = (await (await merchant.token()).json()) as { access_token: string };
    const read = () =>
      fetch(`${sandbox.url}/v2/checkout/orders/X`, { headers: { authorization: `Bearer ${bearer}` } });
    expect((await read()).status).toBe(404);
    await control(sandbox, '/control/revoke-tokens', {});
    expect((await read()).status).toBe(401);
    expect((await fetch(`${sandbox.url}/v2/checkout/orders/X`)).status).toBe(401);
  });
});

describe('an order', () => {
  it('waits for the payer, who agrees or goes back on a page', async () => {
    const { status, body } = await merchant.create();
    expect([status, body.status]).toEqual([201, 'PAYER_ACTION_REQUIRED']);
    expect(issueOf(await merchant.authorize(body.id))).toBe('422 ORDER_NOT_APPROVED');
    const page = body.links?.find(({ rel }) => rel === 'payer-action')?.href ?? '';
    expect(await (await fetch(page)).text()).toContain('Agree and pay');
    const answer = (fields: Record<string, string>) =>
      fetch(`${sandbox.url}/checkoutnow`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ token: body.id, ...fields }),
      });
    const left = await answer({ answer: 'cancel' });
    expect(left.headers.get('location')).toBe(`https://shop.example/left?token=${body.id}`);
    expect((await merchant.order(body.id)).body.status).toBe('PAYER_ACTION_REQUIRED');
    const agreed = await answer({ answer: 'agree', payer: 'ANNAPAYS00001' });
    expect(agreed.headers.get('location')).toBe(
      `https://shop.example/back?token=${body.id}&PayerID=ANNAPAYS00001`,
    );
    expect((await merchant.order(body.id)).body.status).toBe('APPROVED');
  });

  it('is created once for each request id, and its answer repeated', async () => {
    const first = await merchant.create(orderBody(), 'one');
    const again = await merchant.create(orderBody(), 'one');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.id).toBe(first.body.id);
    expect((await merchant.create(orderBody(), 'two')).body.id).not.toBe(first.body.id);
  });

  it('forgets a request id after six hours', async () => {
    const first = await merchant.create(orderBody(), 'one');
    await control(sandbox, '/control/clock', { days: 0.26 });
    expect((await merchant.create(orderBody(), 'one')).body.id).not.toBe(first.body.id);
  });

  it('is forgotten three hours after it was created or approved', async () => {
    const id = await merchant.approved();
    await control(sandbox, '/control/clock', { days: 0.12 });
    expect((await merchant.order(id)).status).toBe(200);
    await control(sandbox, '/control/clock', { days: 0.13 });
    expect(issueOf(await merchant.authorize(id))).toBe('404 INVALID_RESOURCE_ID');
  });

  it.each([
    ['BENDECLINED01', '422 INSTRUMENT_DECLINED'],
    ['CLEOREFUSED01', '422 TRANSACTION_REFUSED'],
  ])('of %s is refused', async (payer, issue) => {
    expect(issueOf(await merchant.authorize(await merchant.approved(payer)))).toBe(issue);
  });

  it('goes on after a decline once it is approved again', async () => {
    const id = await merchant.approved('BENDECLINED01');
    await merchant.authorize(id);
    expect((await merchant.order(id)).body.status).toBe('PAYER_ACTION_REQUIRED');
    await control(sandbox, '/control/approve', { orderId: id });
    expect(issueOf(await merchant.authorize(id))).toBe('201 COMPLETED');
    expect(issueOf(await merchant.authorize(id))).toBe('422 ORDER_ALREADY_AUTHORIZED');
  });

  it('refuses an invoice that was paid', async () => {
    await merchant.authorized(orderBody('10.00', { invoice_id: 'BB1-1' }));
    const again = await merchant.create(orderBody('10.00', { invoice_id: 'BB1-1' }));
    expect(issueOf(again)).toBe('422 DUPLICATE_INVOICE_ID');
  });
});

describe('the arithmetic of an order', () => {
  const items = [
    { name: 'Ring', quantity: '2', unit_amount: gbp('49.99') },
    { name: 'Watch', quantity: '1', unit_amount: gbp('20.00') },
  ];
  const unit = (value: string, breakdown: object, lines: object[] = items) => ({
    ...orderBody(),
    purchase_units: [{ amount: { ...gbp(value), breakdown }, items: lines }],
  });

  it('accepts what adds up', async () => {
    const breakdown = { item_total: gbp('119.98'), shipping: gbp('4.95'), discount: gbp('24.93') };
    expect((await merchant.create(unit('100.00', breakdown))).status).toBe(201);
  });

  it.each([
    ['AMOUNT_MISMATCH', unit('100.01', { item_total: gbp('119.98'), discount: gbp('19.98') })],
    ['ITEM_TOTAL_MISMATCH', unit('119.97', { item_total: gbp('119.97') })],
    ['ITEM_TOTAL_REQUIRED', unit('4.95', { shipping: gbp('4.95') })],
    ['TAX_TOTAL_MISMATCH', unit('120.98', { item_total: gbp('119.98'), tax_total: gbp('1.00') })],
    ['DECIMAL_PRECISION', orderBody('1.001')],
    ['CANNOT_BE_ZERO_OR_NEGATIVE', orderBody('0.00')],
    ['MULTI_CURRENCY_ORDER', unit('119.98', { item_total: { currency_code: 'EUR', value: '119.98' } })],
  ])('refuses %s', async (issue, body) => {
    expect(issueOf(await merchant.create(body))).toBe(`422 ${issue}`);
  });
});

describe('faults', () => {
  it('lose an answer after the money moved; the same request id finds it', async () => {
    const id = await merchant.approved();
    await control(sandbox, '/control/faults', { next: 1, call: 'authorize', hang: 'after' });
    await expect(merchant.authorize(id, 'lost')).rejects.toThrow('timeout');
    expect(issueOf(await merchant.authorize(id, 'lost'))).toBe('200 COMPLETED');
    const { movements } = await control<{ movements: object[] }>(sandbox, '/control/ledger');
    expect(movements).toHaveLength(1);
  });

  it('answer a status before or after the work', async () => {
    const authorization = await merchant.authorized();
    await control(sandbox, '/control/faults', { next: 1, call: 'capture', http: 503 });
    await control(sandbox, '/control/faults', { next: 1, call: 'capture', httpAfter: 500 });
    const capture = (requestId: string) =>
      merchant.onAuthorization(authorization, 'capture', amountOf('50.00'), requestId);
    expect((await capture('a')).status).toBe(503);
    expect((await capture('a')).status).toBe(500);
    expect((await capture('a')).status).toBe(200);
    const { movements } = await control<{ movements: { kind: string }[] }>(sandbox, '/control/ledger');
    expect(movements.map(({ kind }) => kind)).toEqual(['authorization', 'capture']);
  });
});

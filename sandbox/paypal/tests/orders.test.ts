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

describe('an order whose payer chooses the address', () => {
  const context = (members: object) => ({
    ...orderBody(),
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'https://shop.example/back',
          cancel_url: 'https://shop.example/left',
          ...members,
        },
      },
    },
  });
  const fromFile = context({ shipping_preference: 'GET_FROM_FILE' });
  const agree = (orderId: string, addressId: string) =>
    control(sandbox, '/control/approve', { orderId, addressId });

  it('tells the address and who pays once it is approved, and not before', async () => {
    const { body } = await merchant.create(fromFile);
    const page = body.links?.find(({ rel }) => rel === 'payer-action')?.href ?? '';
    const shown = await (await fetch(page)).text();
    expect([shown.includes('Send to'), shown.includes('Agree and go on')]).toEqual([true, true]);
    const before = (await merchant.order(body.id)).body;
    expect([before.payer, before.purchase_units?.[0].shipping]).toEqual([undefined, undefined]);
    await agree(body.id, 'paris');
    const { payer, purchase_units: units } = (await merchant.order(body.id)).body;
    expect(payer).toMatchObject({ email_address: 'annapays00001@sandbox.example' });
    expect(units?.[0].shipping).toMatchObject({
      name: { full_name: 'Ada Byron' },
      address: { country_code: 'FR' },
    });
  });

  it('tells a telephone only where the account has one, and no address where none is asked for', async () => {
    const withoutPhone = (await merchant.create(fromFile)).body.id;
    await agree(withoutPhone, 'no-phone');
    expect((await merchant.order(withoutPhone)).body.payer).not.toHaveProperty('phone');
    const digital = (await merchant.create(context({ shipping_preference: 'NO_SHIPPING' }))).body.id;
    await agree(digital, 'london');
    expect((await merchant.order(digital)).body.purchase_units?.[0]).not.toHaveProperty('shipping');
  });

  const change = (member: string, value: string, reference = 'default') => [
    { op: 'add', path: `/purchase_units/@reference_id=='${reference}'/${member}`, value },
  ];

  it('takes the merchant’s references and the address until it is authorised, and nothing else', async () => {
    const id = await merchant.approved();
    expect((await merchant.patch(id, change('invoice_id', 'BB1-2'))).status).toBe(204);
    expect((await merchant.order(id)).body.purchase_units?.[0].invoice_id).toBe('BB1-2');
    const sent = {
      address_line_1: '1 Park Row',
      admin_area_2: 'Leeds',
      postal_code: 'LS1 5HD',
      country_code: 'GB',
    };
    const moved = [
      { op: 'add', path: "/purchase_units/@reference_id=='default'/shipping/address", value: sent },
    ];
    expect((await merchant.patch(id, moved)).status).toBe(204);
    expect((await merchant.order(id)).body.purchase_units?.[0].shipping?.address).toEqual(sent);
    expect(issueOf(await merchant.patch(id, change('amount', '1')))).toBe('422 NOT_PATCHABLE');
    expect(issueOf(await merchant.patch(id, change('custom_id', 'a', 'other')))).toBe(
      '422 INVALID_PATCH_OPERATION',
    );
    expect(issueOf(await merchant.patch(id, []))).toBe('400 INVALID_PARAMETER_VALUE');
    const held = (await merchant.authorize(id)).body.purchase_units?.[0].payments.authorizations[0];
    expect(held?.invoice_id).toBe('BB1-2');
    expect(issueOf(await merchant.patch(id, change('custom_id', 'a')))).toBe('422 ORDER_ALREADY_AUTHORIZED');
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

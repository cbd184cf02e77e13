import { describe, expect, it } from '@jest/globals';
import { errorOf, fieldOf, lineOf, merchantOf, orderBody } from './merchant.ts';
import { control, useSandbox, USER } from './sandbox-process.ts';

const sandbox = useSandbox();
const merchant = merchantOf(sandbox);

describe('access to the API', () => {
  it('is refused when one byte of the password is another', async () => {
    expect((await merchant.session()).status).toBe(200);
    for (const at of [0, 5, USER.password.length - 1]) {
      const password = `${USER.password.slice(0, at)}X${USER.password.slice(at + 1)}`;
      expect((await merchant.call('POST', '/payments/v1/sessions', orderBody(), { password })).status).toBe(
        401,
      );
    }
  });
});

describe('a session', () => {
  it('is what was agreed to, and takes another bag while nothing was bought with it', async () => {
    const { body } = await merchant.session();
    const path = `/payments/v1/sessions/${body.session_id}`;
    const other = orderBody({ order_amount: 60_00, order_tax_amount: 10_00, order_lines: [half] });
    expect((await merchant.call('POST', path, other)).status).toBe(204);
    expect((await merchant.read(body.session_id)).body).toMatchObject({
      status: 'incomplete',
      order_amount: 60_00,
    });
    const approve = { sessionId: body.session_id };
    await control(sandbox, '/control/approve', approve);
    const { authorization_token: token = '' } = (await merchant.read(body.session_id)).body;
    expect((await merchant.order(token, other)).status).toBe(200);
    expect(errorOf(await merchant.call('POST', path, other))).toBe('404 SESSION_COMPLETED');
  });

  it('ends after two days', async () => {
    const { body } = await merchant.session();
    await control(sandbox, '/control/clock', { days: 2 });
    expect(errorOf(await merchant.read(body.session_id))).toBe('404 NOT_FOUND');
  });

  it.each([
    ['lines that are not the order', { order_amount: 119_99 }, 'order_amount'],
    ['taxes that are not those of the lines', { order_tax_amount: 19_99 }, 'order_tax_amount'],
    ['a line that is not quantity by price', { order_lines: [lineOf({ quantity: 2 })] }, 'total_amount'],
    ['a tax of another rate', { order_lines: [lineOf({ tax_rate: 500 })] }, 'total_tax_amount'],
    ['a discount that adds', { order_lines: [lineOf({ type: 'discount' })] }, 'unit_price'],
    [
      'a piece that takes off',
      { order_lines: [lineOf({ unit_price: -120_00, total_amount: -120_00 })] },
      'unit_price',
    ],
    ['a kind of line that there is not', { order_lines: [lineOf({ type: 'delivery' })] }, 'type'],
    ['no lines', { order_lines: [] }, 'order_lines'],
    ['another currency', { purchase_currency: 'EUR' }, 'purchase_currency'],
  ])('is refused for %s', async (_name, members, field) => {
    const reply = await merchant.session(orderBody(members));
    expect(errorOf(reply)).toBe('400 BAD_VALUE');
    expect(fieldOf(reply)).toContain(field);
  });

  it('takes a tax that is a penny off, and not one that is two off', async () => {
    const taxed = (tax: number) =>
      merchant.session(
        orderBody({ order_tax_amount: tax, order_lines: [lineOf({ total_tax_amount: tax })] }),
      );
    expect((await taxed(20_01)).status).toBe(200);
    expect(errorOf(await taxed(20_02))).toBe('400 BAD_VALUE');
  });

  const half = lineOf({ unit_price: 60_00, total_amount: 60_00, total_tax_amount: 10_00 });
});

import { describe, expect, it } from '@jest/globals';
import { errorOf, merchantOf, orderBody, lineOf } from './merchant.ts';
import { control, startSandbox, temporaryFolder, useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();
const merchant = merchantOf(sandbox);
const take = (pence: number, members: object = {}) => ({ captured_amount: pence, ...members });
const giveBack = (pence: number) => ({ refunded_amount: pence });

describe('an order', () => {
  it('is made of an authorization, once', async () => {
    const token = await merchant.approved();
    const { status, body } = await merchant.order(token);
    expect([status, body.fraud_status]).toEqual([200, 'ACCEPTED']);
    expect(body.authorized_payment_method?.type).toBe('slice_it_by_card');
    expect(errorOf(await merchant.order(token))).toBe('404 SESSION_COMPLETED');
  });

  it('is answered again for the same key, whatever its body', async () => {
    const token = await merchant.approved();
    const first = await merchant.order(token, orderBody(), 'a-key');
    const again = await merchant.order(token, orderBody({ order_amount: 1 }), 'a-key');
    expect(again.body.order_id).toBe(first.body.order_id);
  });

  it('is refused where it is not what was agreed to', async () => {
    const token = await merchant.approved();
    const other = lineOf({ name: 'Another watch' });
    expect(errorOf(await merchant.order(token, orderBody({ order_lines: [other] })))).toBe('409 BAD_VALUE');
    expect((await merchant.order(token)).status).toBe(200);
  });

  it('is refused an hour after it was agreed to, and once the authorization was given back', async () => {
    const late = await merchant.approved();
    await control(sandbox, '/control/clock', { days: 0.05 });
    expect(errorOf(await merchant.order(late))).toBe('404 NOT_FOUND');
    const unused = await merchant.approved();
    const path = `/payments/v1/authorizations/${unused}`;
    expect((await merchant.call('DELETE', path)).status).toBe(204);
    expect(errorOf(await merchant.call('DELETE', path))).toBe('404 NOT_FOUND');
    expect(errorOf(await merchant.order(unused))).toBe('404 NOT_FOUND');
  });

  it('is captured in parts, and its rest released', async () => {
    const id = await merchant.ordered();
    const { headers } = await merchant.onOrder(id, 'captures', take(50_00, { reference: 'parcel 1' }));
    expect(errorOf(await merchant.onOrder(id, 'captures', take(70_01)))).toBe('403 CAPTURE_NOT_ALLOWED');
    expect((await merchant.managed(id)).body).toMatchObject({
      status: 'PART_CAPTURED',
      remaining_authorized_amount: 70_00,
      captures: [{ capture_id: headers.get('capture-id'), captured_amount: 50_00, reference: 'parcel 1' }],
    });
    expect(errorOf(await merchant.onOrder(id, 'cancel'))).toBe('403 CANCEL_NOT_ALLOWED');
    expect((await merchant.onOrder(id, 'release-remaining-authorization')).status).toBe(204);
    expect(errorOf(await merchant.onOrder(id, 'captures', take(1)))).toBe('403 CAPTURE_NOT_ALLOWED');
    expect((await merchant.managed(id)).body.status).toBe('CAPTURED');
  });

  it('is captured once for each key', async () => {
    const id = await merchant.ordered();
    await merchant.onOrder(id, 'captures', take(50_00), 'one');
    await merchant.onOrder(id, 'captures', take(50_00), 'one');
    expect((await merchant.managed(id)).body.captured_amount).toBe(50_00);
  });

  it('is refunded up to what was captured', async () => {
    const id = await merchant.ordered();
    await merchant.onOrder(id, 'captures', take(50_00));
    await merchant.onOrder(id, 'refunds', giveBack(20_00));
    expect(errorOf(await merchant.onOrder(id, 'refunds', giveBack(30_01)))).toBe('403 REFUND_NOT_ALLOWED');
    expect((await merchant.managed(id)).body.refunded_amount).toBe(20_00);
  });

  it('is cancelled while nothing was captured, and not released then', async () => {
    const id = await merchant.ordered();
    expect(errorOf(await merchant.onOrder(id, 'release-remaining-authorization'))).toBe('403 NOT_ALLOWED');
    expect((await merchant.onOrder(id, 'cancel')).status).toBe(204);
    expect(errorOf(await merchant.onOrder(id, 'captures', take(1)))).toBe('403 CAPTURE_NOT_ALLOWED');
    expect(errorOf(await merchant.onOrder(id, 'release-remaining-authorization'))).toBe('403 NOT_ALLOWED');
  });

  it('lasts for 28 days, and as long again from its extension on', async () => {
    const id = await merchant.ordered();
    await control(sandbox, '/control/clock', { days: 27 });
    expect((await merchant.onOrder(id, 'extend-authorization-time')).status).toBe(204);
    await control(sandbox, '/control/clock', { days: 54 });
    expect((await merchant.onOrder(id, 'captures', take(10_00))).status).toBe(201);
    await control(sandbox, '/control/clock', { days: 56 });
    expect(errorOf(await merchant.onOrder(id, 'captures', take(1)))).toBe('403 CAPTURE_NOT_ALLOWED');
  });

  it('is not captured while the vendor looks at it', async () => {
    const id = await merchant.ordered('petra');
    expect(errorOf(await merchant.onOrder(id, 'captures', take(1)))).toBe('403 CAPTURE_NOT_ALLOWED');
    await control(sandbox, '/control/decide', { orderId: id, decision: 'ACCEPTED' });
    expect((await merchant.onOrder(id, 'captures', take(1))).status).toBe(201);
  });

  it('is in the ledger after a kill', async () => {
    const folder = await temporaryFolder();
    const before = await startSandbox(folder.path);
    const id = await merchantOf(before).ordered();
    await before.kill('SIGKILL');
    const after = await startSandbox(folder.path);
    expect((await merchantOf(after).onOrder(id, 'captures', take(1_00))).status).toBe(201);
    await after.kill('SIGTERM');
    await folder.remove();
  });

  it('does or does not move money as a fault says', async () => {
    const id = await merchant.ordered();
    const fault = (order: object) =>
      control(sandbox, '/control/faults', { next: 1, call: 'capture', ...order });
    await fault({ hang: 'after' });
    await expect(merchant.onOrder(id, 'captures', take(10_00))).rejects.toThrow();
    await fault({ httpAfter: 503 });
    expect((await merchant.onOrder(id, 'captures', take(10_00))).status).toBe(503);
    await fault({ http: 503 });
    expect((await merchant.onOrder(id, 'captures', take(10_00))).status).toBe(503);
    await fault({ code: 'NOT_ALLOWED' });
    expect(errorOf(await merchant.onOrder(id, 'captures', take(10_00)))).toBe('403 NOT_ALLOWED');
    expect((await merchant.managed(id)).body.captured_amount).toBe(20_00);
  });
});

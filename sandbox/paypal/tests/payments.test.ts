import { describe, expect, it } from '@jest/globals';
import { amountOf, issueOf, merchantOf } from './merchant.ts';
import { control, startSandbox, temporaryFolder, useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();
const merchant = merchantOf(sandbox);
const onDay = (days: number) => control(sandbox, '/control/clock', { days });

const standing = async () => {
  const { movements } = await control<{ movements: { kind: string; standing: number }[] }>(
    sandbox,
    '/control/ledger',
  );
  return movements.map(({ kind, standing: pence }) => `${kind} ${pence}`);
};

describe('an authorization', () => {
  it('is captured in parts up to its amount, and the last capture gives back the rest', async () => {
    const id = await merchant.authorized();
    await merchant.onAuthorization(id, 'capture', amountOf('50.00'));
    expect(issueOf(await merchant.onAuthorization(id, 'capture', amountOf('70.01')))).toBe(
      '422 MAX_CAPTURE_AMOUNT_EXCEEDED',
    );
    await merchant.onAuthorization(id, 'capture', { ...amountOf('30.00'), final_capture: true });
    expect(await standing()).toEqual(['authorization 0', 'capture 5000', 'capture 3000']);
    expect(issueOf(await merchant.onAuthorization(id, 'capture', amountOf('1.00')))).toBe(
      '422 AUTHORIZATION_ALREADY_CAPTURED',
    );
  });

  it('is voided once, and captured no more', async () => {
    const id = await merchant.authorized();
    expect((await merchant.onAuthorization(id, 'void')).status).toBe(204);
    expect(issueOf(await merchant.onAuthorization(id, 'void'))).toBe('422 PREVIOUSLY_VOIDED');
    expect(issueOf(await merchant.onAuthorization(id, 'capture'))).toBe('422 AUTHORIZATION_VOIDED');
    expect(await standing()).toEqual(['authorization 0']);
  });

  it('that the vendor still looks at is not captured', async () => {
    const { body } = await merchant.authorize(await merchant.approved('DORAPENDING01'));
    const [authorization] = body.purchase_units?.[0].payments.authorizations ?? [];
    expect(authorization?.status).toBe('PENDING');
    expect(issueOf(await merchant.onAuthorization(authorization?.id ?? '', 'capture'))).toBe(
      '422 AUTHORIZATION_PENDING',
    );
  });

  it('is authorised again from day 4 to day 29, each time for three days', async () => {
    const first = await merchant.authorized();
    const again = (id: string) => merchant.onAuthorization(id, 'reauthorize', amountOf('120.00'));
    await onDay(2.99);
    expect(issueOf(await again(first))).toBe('422 REAUTHORIZATION_TOO_SOON');
    await onDay(3);
    const { body: second } = await again(first);
    expect(second.id).not.toBe(first);
    await onDay(5.9);
    expect(issueOf(await again(second.id))).toBe('422 REAUTHORIZATION_TOO_SOON');
    await onDay(6);
    const { body: third } = await again(second.id);
    expect(issueOf(await again(second.id))).toBe('422 AUTHORIZATION_VOIDED');
    await onDay(29);
    expect(issueOf(await again(third.id))).toBe('422 REAUTHORIZATION_NOT_SUPPORTED');
    expect(issueOf(await merchant.onAuthorization(third.id, 'capture'))).toBe('422 AUTHORIZATION_EXPIRED');
  });

  it('is not authorised again beyond the number', async () => {
    let id = await merchant.authorized();
    for (let number = 1; number <= 8; number += 1) {
      await onDay(number * 3);
      const { status, body } = await merchant.onAuthorization(id, 'reauthorize');
      expect(status).toBe(201);
      id = body.id;
    }
    await onDay(27.5);
    expect(issueOf(await merchant.onAuthorization(id, 'reauthorize'))).toBe(
      '422 AUTHORIZATION_ALREADY_REAUTHORIZED',
    );
  });
});

describe('a capture', () => {
  it('is refunded in parts up to its amount', async () => {
    const id = await merchant.authorized();
    const { body: captured } = await merchant.onAuthorization(id, 'capture', amountOf('50.00'));
    await merchant.refund(captured.id, amountOf('20.00'));
    expect(issueOf(await merchant.refund(captured.id, amountOf('30.01')))).toBe('422 REFUND_AMOUNT_EXCEEDED');
    await merchant.refund(captured.id);
    expect(issueOf(await merchant.refund(captured.id))).toBe('422 CAPTURE_FULLY_REFUNDED');
    expect(await standing()).toEqual(['authorization 7000', 'capture 5000', 'refund 2000', 'refund 3000']);
  });

  it('is not refunded after 180 days', async () => {
    const id = await merchant.authorized();
    const { body: captured } = await merchant.onAuthorization(id, 'capture', amountOf('50.00'));
    await onDay(181);
    expect(issueOf(await merchant.refund(captured.id))).toBe('422 REFUND_TIME_LIMIT_EXCEEDED');
  });
});

describe('the ledger', () => {
  it('survives a kill', async () => {
    const folder = await temporaryFolder();
    const before = await startSandbox(folder.path);
    const id = await merchantOf(before).authorized();
    await before.kill('SIGKILL');
    const after = await startSandbox(folder.path);
    expect((await merchantOf(after).onAuthorization(id, 'capture', amountOf('1.00'))).status).toBe(201);
    await after.kill('SIGTERM');
    await folder.remove();
  });
});

import { describe, expect, it } from '@jest/globals';
import { TEST_CARDS } from '../cards/test-cards.ts';
import { ask, balanceOf, call, newCode } from './client.ts';
import { control, startSandbox, temporaryFolder, USER, useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();
const hundred = TEST_CARDS.find(({ pence }) => pence === 10_000)!.number;

const preAuth = async (amount: string) => {
  const { result = [] } = await ask(sandbox.primary, 'dc_920', hundred, amount, '1234', '', 'BB1', '');
  const [, code, reference = '', authorised, left] = result;
  return { code, reference, authorised, left };
};
const postAuth = async (amount: string, reference: string) =>
  (await ask(sandbox.primary, 'dc_921', hundred, amount, reference)).result ?? [];
const available = () => balanceOf(sandbox.primary, hundred);

describe('a pre-authorisation', () => {
  it('[EU-22] holds the amount, or what is available, and nothing of an empty card', async () => {
    expect(await preAuth('60.00')).toMatchObject({ code: '0', authorised: '60.00', left: '40.00' });
    expect(await preAuth('60.00')).toMatchObject({ code: '0', authorised: '40.00', left: '0.00' });
    expect(await preAuth('1.00')).toMatchObject({
      code: '9',
      reference: 'Insufficient funds - Balance 0.00',
    });
  });

  it('[EU-22] is closed by one post-authorisation of at most its amount', async () => {
    const { reference } = await preAuth('60.00');
    expect((await postAuth('60.01', reference))[1]).toBe('9');
    const closed = await postAuth('45.50', reference);
    expect([closed[1], ...closed.slice(3, 6)]).toEqual(['0', '45.50', '54.50', 'None']);
    expect((await postAuth('1.00', reference))[1]).toBe('381');
    expect((await postAuth('0.00', reference))[1]).toBe('381');
    expect((await postAuth('1.00', '1'))[1]).toBe('352');
    expect(await available()).toBe('54.50');
  });

  it('[EU-22] is released by an amount of zero', async () => {
    const { reference } = await preAuth('60.00');
    expect((await postAuth('0.00', reference))[1]).toBe('0');
    expect(await available()).toBe('100.00');
    expect((await postAuth('60.00', reference))[1]).toBe('247');
  });

  it('[EU-22] of ten at once never holds more than the balance', async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => preAuth('15.00')));
    const pounds = held.reduce(
      (sum, { code, authorised }) => sum + (code === '0' ? Number(authorised) : 0),
      0,
    );
    expect(pounds).toBe(100);
  });
});

describe('a reversal', () => {
  const send = (method: string, code: string, ...rest: string[]) =>
    call(sandbox.primary, method, ['en', code, USER.id, USER.password, hundred, ...rest]);

  it('[EU-22] finds its original by code and amount, has one effect, and may be repeated', async () => {
    const code = newCode();
    await send('dc_920', code, '60.00');
    expect((await send('dc_918', code, '59.00')).result?.[1]).toBe('352');
    expect((await send('dc_918', code, '60.00')).result?.[1]).toBe('0');
    expect((await send('dc_918', code, '60.00')).result?.[1]).toBe('0');
    expect(await available()).toBe('100.00');
  });

  it('[EU-22] of a post-authorisation gives the hold back; a pre-authorisation that was closed is not reversed', async () => {
    const [held, taken] = [newCode(), newCode()];
    const { result = [] } = await send('dc_920', held, '60.00');
    await send('dc_921', taken, '50.00', result[2] ?? '');
    expect((await send('dc_918', held, '60.00')).result?.[1]).toBe('381');
    expect((await send('dc_918', taken, '50.00')).result?.[1]).toBe('0');
    expect(await available()).toBe('40.00');
    expect((await send('dc_918', held, '60.00')).result?.[1]).toBe('0');
    expect(await available()).toBe('100.00');
  });

  it('[EU-22] that comes before its original does not stop it', async () => {
    const code = newCode();
    expect((await send('dc_918', code, '60.00')).result?.[1]).toBe('352');
    expect((await send('dc_920', code, '60.00')).result?.[1]).toBe('0');
  });
});

describe('faults', () => {
  it('[F38] a call may be processed and not answered, on one host only', async () => {
    await control(sandbox, '/control/faults', { next: 1, method: 'dc_920', host: 'primary', hang: 'after' });
    const lost = ask(sandbox.primary, 'dc_920', hundred, '60.00');
    await expect(lost).rejects.toThrow();
    expect(await balanceOf(sandbox.secondary, hundred)).toBe('40.00');
    expect(await preAuth('1.00')).toMatchObject({ code: '0' });
  });

  it('[F38] a call may fail before and after it was processed, and be refused', async () => {
    await control(sandbox, '/control/faults', { next: 1, http: 502 });
    expect((await ask(sandbox.primary, 'dc_901', hundred, '1.00')).status).toBe(502);
    expect(await available()).toBe('100.00');
    await control(sandbox, '/control/faults', { next: 1, httpAfter: 500 });
    expect((await ask(sandbox.primary, 'dc_901', hundred, '1.00')).status).toBe(500);
    expect(await available()).toBe('99.00');
    await control(sandbox, '/control/faults', { next: 1, method: 'dc_901', code: '9' });
    expect((await ask(sandbox.primary, 'dc_901', hundred, '1.00')).result?.[1]).toBe('9');
    await control(sandbox, '/control/faults', { next: 5, hang: 'before' });
    await fetch(`${sandbox.primary}/control/faults`, { method: 'DELETE' });
    expect(await available()).toBe('99.00');
  });
});

it('[F36] what was acknowledged outlives a kill', async () => {
  const folder = await temporaryFolder();
  const first = await startSandbox(folder.path);
  const { result } = await ask(first.primary, 'dc_920', hundred, '60.00');
  const { result: issued = [] } = await ask(first.secondary, 'dc_904', '20.00');
  await first.kill('SIGKILL');
  const second = await startSandbox(folder.path);
  expect(await balanceOf(second.primary, hundred)).toBe('40.00');
  expect(await balanceOf(second.primary, issued[3] ?? '', issued.at(-1))).toBe('20.00');
  const next = await ask(second.primary, 'dc_920', hundred, '1.00');
  expect(Number(next.result?.[2])).toBeGreaterThan(Number(result?.[2]));
  await second.kill('SIGTERM');
  await folder.remove();
});

import { describe, expect, it } from '@jest/globals';
import { TEST_CARDS } from '../cards/test-cards.ts';
import { ask, balanceOf, call, newCode } from './client.ts';
import { control, USER, useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();
const numberOf = (end: string): string => TEST_CARDS.find(({ number }) => number.endsWith(`0${end}`))!.number;
const hundred = numberOf('100');
const empty = TEST_CARDS.find(({ pence }) => pence === 0)!.number;

const codeOf = async (method: string, ...params: string[]) =>
  (await ask(sandbox.primary, method, ...params)).result?.[1];

describe('the wire', () => {
  it('[EU-22] echoes id and transaction code, and answers with strings only', async () => {
    const { result } = await call(sandbox.primary, 'dc_900', ['en', 'mine']);
    expect(result).toEqual(['mine', '0']);
    const balance = await call(sandbox.secondary, 'dc_909', ['en', 'x', USER.id, hundred, '1234']);
    expect(balance.result).toEqual([
      ...['x', '0', '100.00', '0', 'None', 'GBP', '', '', '', ''],
      '603628-200000100',
    ]);
  });

  it('[EU-22] answers what is no call of the vendor with an error', async () => {
    const unknown = await ask(sandbox.primary, 'dc_999', hundred);
    expect([unknown.status, unknown.error?.code]).toEqual([200, -32_601]);
    expect((await ask(sandbox.primary, 'dc_920', hundred, '10')).error?.code).toBe(-32_602);
    expect((await call(sandbox.primary, 'dc_900', ['en'])).error?.code).toBe(-32_600);
  });

  it('[EU-22] checks user and password', async () => {
    const { result } = await call(sandbox.primary, 'dc_920', [
      ...['en', newCode(), USER.id, 'another', hundred, '1.00'],
    ]);
    expect(result?.[1]).toBe('1');
    expect(await balanceOf(sandbox.primary, hundred)).toBe('100.00');
  });
});

describe('cards', () => {
  it('[EU-22] unknown, wrong security code, expired, not activated and blocked ones have their own codes', async () => {
    expect(await balanceOf(sandbox.primary, '6036289999999999999')).toBe('refused 2');
    expect(await balanceOf(sandbox.primary, hundred, '9999')).toBe('refused 350');
    expect(await balanceOf(sandbox.primary, numberOf('9001'))).toBe('refused 285');
    expect(await balanceOf(sandbox.primary, numberOf('9002'))).toBe('refused 40');
    expect(await balanceOf(sandbox.primary, numberOf('9003'))).toBe('refused 351');
    expect(await balanceOf(sandbox.primary, empty)).toBe('0.00');
    expect(await codeOf('dc_920', numberOf('9001'), '1.00')).toBe('6');
  });

  it('[EU-22] are redeemed, topped up, adjusted and cancelled at once', async () => {
    expect(await codeOf('dc_901', hundred, '100.01')).toBe('9');
    const redeemed = await ask(sandbox.primary, 'dc_901', hundred, '75.00', '1234');
    expect(redeemed.result?.slice(1)).toEqual(['0', expect.stringMatching(/^\d{6}$/), '25.00', 'None']);
    expect((await ask(sandbox.primary, 'dc_905', hundred, '5.00')).result?.[3]).toBe('30.00');
    expect((await ask(sandbox.primary, 'dc_908', hundred, '-10.00')).result?.[3]).toBe('20.00');
    const reference = redeemed.result?.[2] ?? '';
    expect(await codeOf('dc_907', hundred, '74.00', reference)).toBe('13');
    expect((await ask(sandbox.primary, 'dc_907', hundred, '75.00', reference)).result?.[3]).toBe('95.00');
    expect(await codeOf('dc_907', hundred, '75.00', reference)).toBe('352');
  });

  it('[EU-22] are issued and activated once', async () => {
    const { result = [] } = await ask(sandbox.primary, 'dc_904', '50.00');
    const [number = '', pin = ''] = [result[3], result.at(-1)];
    expect(await balanceOf(sandbox.secondary, number, pin)).toBe('50.00');
    expect(await codeOf('dc_906', number, '50.00', '', '', pin)).toBe('8');
    expect(await codeOf('dc_906', numberOf('9002'), '49.00', '', '', '1234')).toBe('12');
    expect(await codeOf('dc_906', numberOf('9002'), '50.00', '', '', '1234')).toBe('0');
    expect(await balanceOf(sandbox.primary, numberOf('9002'))).toBe('50.00');
  });

  it('[EU-22] are taken back by the parameters of their issue, which have no card number', async () => {
    const code = newCode();
    const params = ['en', code, USER.id, USER.password, '50.00'];
    expect((await call(sandbox.primary, 'dc_918', params)).result?.[1]).toBe('352');
    const { result = [] } = await call(sandbox.primary, 'dc_904', params);
    const [number = '', pin = ''] = [result[3], result.at(-1)];
    for (let again = 0; again < 2; again++)
      expect((await call(sandbox.secondary, 'dc_918', params)).result?.[1]).toBe('0');
    expect(await balanceOf(sandbox.primary, number, pin)).toBe('0.00');
  });

  it('[EU-22] are cancelled as long as nothing of them is spent', async () => {
    const { result = [] } = await ask(sandbox.primary, 'dc_904', '50.00');
    const [issue = '', number = '', pin = ''] = [result[2], result[3], result.at(-1)];
    await ask(sandbox.primary, 'dc_901', number, '0.01', pin);
    expect(await codeOf('dc_907', number, '50.00', issue, pin)).toBe('9');
    await ask(sandbox.primary, 'dc_905', number, '0.01', pin);
    expect(await codeOf('dc_907', number, '50.00', issue, pin)).toBe('0');
    expect(await balanceOf(sandbox.primary, number, pin)).toBe('0.00');
  });

  it('[EU-22] are emptied and blocked by the control API', async () => {
    await control(sandbox, '/control/cards', { number: hundred, balance: '0' });
    expect(await balanceOf(sandbox.primary, hundred)).toBe('0.00');
    await control(sandbox, '/control/cards', { number: hundred, state: 'blocked' });
    expect(await codeOf('dc_920', hundred, '1.00')).toBe('351');
  });

  it('[EU-22] have their balances on a page that runs no script', async () => {
    const page = await fetch(sandbox.primary);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('6036 2800 0000 0000 100');
    expect((await fetch(`${sandbox.secondary}/`)).status).toBe(404);
  });
});

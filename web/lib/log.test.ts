import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { logWarning } from './log.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => void jest.restoreAllMocks());

it('[ER-13] web’s log shows no person: by the name of a field at any depth, and in text that looks like an e-mail or phone number', () => {
  logWarning('No answer for ada@example.com.', {
    site: 'loupe',
    why: String(new Error('refused: 07700 900123')),
    asked: [{ firstName: 'Ada', shippingAddress: { city: 'Leeds' } }],
  });
  const [line = ''] = lines;
  expect(JSON.parse(line)).toEqual({
    ...{ level: 'warn', time: expect.any(String), service: 'web', site: 'loupe' },
    why: 'Error: refused: ***',
    asked: [{ firstName: '***', shippingAddress: '***' }],
    msg: 'No answer for ***.',
  });
});

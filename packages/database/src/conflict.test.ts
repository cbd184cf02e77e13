import { describe, expect, it } from '@jest/globals';
import { isConflict, retryOnConflict } from './conflict.ts';

const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe('isConflict', () => {
  it.each([
    ['a serialization failure', { code: '40001' }],
    ['a deadlock', conflict],
    ['a lock not granted in time', { code: '55P03' }],
    [
      'an outdated plan',
      Object.assign(new Error('cached plan must not change result type'), { code: '0A000' }),
    ],
  ])('%s', (_how, error) => {
    expect(isConflict(error)).toBe(true);
  });

  it.each([
    [null],
    ['40001'],
    [new Error('40001')],
    [{ code: '23505' }],
    [{ code: '0A000', message: 'not supported' }],
  ])('not %p', (error) => {
    expect(isConflict(error)).toBe(false);
  });
});

describe('retryOnConflict', () => {
  it('tries four times and then throws the conflict', async () => {
    let tries = 0;
    const failing = retryOnConflict(
      () => {
        tries++;
        return Promise.reject(conflict);
      },
      () => 0,
    );
    await expect(failing).rejects.toBe(conflict);
    expect(tries).toBe(4);
  });

  it('returns the result of the first success', async () => {
    let tries = 0;
    const work = () => (++tries < 3 ? Promise.reject(conflict) : Promise.resolve(tries));
    await expect(retryOnConflict(work, () => 0)).resolves.toBe(3);
  });

  it('does not retry other errors', async () => {
    let tries = 0;
    const failing = retryOnConflict(() => Promise.reject(new Error(`try ${++tries}`)));
    await expect(failing).rejects.toThrow('try 1');
  });
});

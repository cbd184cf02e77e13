import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { HasherBusyError } from '../../domain/password/hasher-busy-error.ts';
import { argon2Hasher } from './argon2-hasher.ts';

const quick = { memoryCost: 256, timeCost: 1 };

describe('the hasher', () => {
  it('hashes by argon2id with OWASP’s parameters, with a new salt each time', async () => {
    const hasher = argon2Hasher({ concurrency: 2, queue: 4 });
    const [one, other] = await Promise.all([hasher.hash('larks'), hasher.hash('larks')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await hasher.verify(one, 'larks')).toBe(true);
    expect(await hasher.verify(one, 'lark')).toBe(false);
  });

  it('without a stored hash no password matches', async () => {
    const hasher = argon2Hasher({ concurrency: 1, queue: 4, ...quick });
    expect(await hasher.verify(null, '')).toBe(false);
    expect(await hasher.verify(null, 'larks')).toBe(false);
  });

  it('recognises a hash with weaker parameters', async () => {
    const [former, present] = [quick, { memoryCost: 512, timeCost: 1 }].map((cost) =>
      argon2Hasher({ concurrency: 1, queue: 1, ...cost }),
    );
    const hash = await former!.hash('larks');
    expect([former!.isOutdated(hash), present!.isOutdated(hash)]).toEqual([false, true]);
    expect(await present!.verify(hash, 'larks')).toBe(true);
  });

  it('refuses a password when too many wait, and hashes the others', async () => {
    const hasher = argon2Hasher({ concurrency: 2, queue: 3, ...quick });
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => hasher.hash('larks')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toBeInstanceOf(HasherBusyError);
    await setImmediate();
    expect(await hasher.hash('larks')).toContain('argon2id'); // the hasher still accepts work
  });

  it('accepts further work after a hash has failed', async () => {
    const hasher = argon2Hasher({ concurrency: 1, queue: 0, ...quick });
    await expect(hasher.verify('no hash', 'larks')).rejects.toThrow();
    expect(await hasher.hash('larks')).toContain('argon2id');
  });
});

import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@loupe/test-harness/clock';
import { AnonymousSessions } from './anonymous-sessions.ts';

const key = Buffer.alloc(32, 's');
const sessions = () =>
  new AnonymousSessions({
    keys: () => ({ accepted: new Map([['k', key]]), active: { kid: 'k', key } }),
    now: fixedClock(new Date()),
    newId: () => 'a-1',
  });

describe('an anonymous session', () => {
  it('has one value: what is written before, in or after the seal makes it none', () => {
    const all = sessions();
    const { id, value } = all.mint();
    expect(all.open(value)).toBe(id);
    const seal = value.split('.')[3]!;
    for (const wrong of [
      `${seal}!`,
      `${seal}${'!'.repeat(14_000)}`,
      `!${seal}`,
      `${seal}=`,
      seal.slice(1),
      '',
    ])
      expect(all.open(value.replace(seal, wrong))).toBeUndefined();
    expect(all.open(value)).toBe(id);
  });
});

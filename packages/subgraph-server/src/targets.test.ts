import { describe, expect, it } from '@jest/globals';
import { Targets } from './targets.ts';

class RefusedError extends Error {}
class LateError extends Error {}

const rules = {
  isDead: (error: unknown) => error instanceof RefusedError,
  mayRepeat: (error: unknown) => error instanceof RefusedError,
};

function service(names: readonly string[]) {
  let nowMs = 0;
  const asked: string[] = [];
  const failing = new Map<string, Error>();
  const targets = new Targets(names, () => new Date(nowMs));
  const ask = () =>
    targets.call(async (name) => {
      asked.push(name);
      const error = failing.get(name);
      if (error) throw error;
      return name;
    }, rules);
  return { targets, asked, failing, ask, pass: (ms: number) => (nowMs += ms) };
}

describe('targets', () => {
  it('are asked in turn when equally busy', async () => {
    const { ask, asked } = service(['a', 'b']);
    for (let i = 0; i < 4; i++) await ask();
    expect(asked.sort()).toEqual(['a', 'a', 'b', 'b']);
  });

  it('are asked where the fewest calls are in flight', async () => {
    const { targets } = service(['a', 'b']);
    const held = new Map<string, () => void>();
    const hold = () =>
      targets.call((name) => new Promise<string>((resolve) => held.set(name, () => resolve(name))), rules);
    const first = hold();
    const [busy] = [...held.keys()];
    const second = hold();
    const idle = busy === 'a' ? 'b' : 'a';
    expect([...held.keys()]).toEqual([busy, idle]);
    held.get(idle)?.();
    await second;
    for (let i = 0; i < 3; i++) expect(await targets.call(async (name) => name, rules)).toBe(idle);
    held.get(busy ?? '')?.();
    expect(await first).toBe(busy);
  });

  it('that are dead are passed over for five seconds', async () => {
    const { ask, asked, failing, pass } = service(['a', 'b']);
    failing.set('a', new RefusedError());
    for (let i = 0; i < 6; i++) expect(await ask()).toBe('b');
    expect(asked.filter((name) => name === 'a')).toHaveLength(1);
    failing.clear();
    pass(5_000);
    const answers = new Set([await ask(), await ask()]);
    expect(answers).toEqual(new Set(['a', 'b']));
  });

  it('are all tried again when none lives', async () => {
    const { ask, failing } = service(['a', 'b']);
    failing.set('a', new RefusedError()).set('b', new RefusedError());
    await expect(ask()).rejects.toThrow(RefusedError);
    failing.delete('b');
    expect(await ask()).toBe('b');
  });

  it('repeat a call once and only where that is allowed', async () => {
    const { ask, asked, failing } = service(['a', 'b', 'c']);
    for (const name of ['a', 'b', 'c']) failing.set(name, new LateError());
    await expect(ask()).rejects.toThrow(LateError);
    expect(asked).toHaveLength(1);
    for (const name of ['a', 'b', 'c']) failing.set(name, new RefusedError());
    await expect(ask()).rejects.toThrow(RefusedError);
    expect(asked).toHaveLength(3);
  });

  it('are at least one', () => {
    expect(() => service([])).toThrow(RangeError);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BreakerOpenError } from './breaker.ts';
import { Instances } from './instances.ts';

class RefusedError extends Error {}
class BrokenError extends Error {}

const opened: Instances<string>[] = [];
const never = () => new Promise<never>(() => {});
const query = { isRepeatable: true };
const mutation = { isRepeatable: false };

/** A service with instances a, b, c at 10.0.0.1, .2, .3, and the calls that each of them received. */
function service(count: number) {
  const asked: string[] = [];
  const probed: string[] = [];
  const failing = new Map<string, Error>();
  const hanging = new Set<string>();
  const leaving = new Set<string>();
  const reports: string[] = [];
  const answer = async (name: string) => {
    const error = failing.get(name);
    if (error) throw error;
    return hanging.has(name) ? never() : name;
  };
  const instances = new Instances<string>({
    urls: Array.from({ length: count }, (_, index) => `http://10.0.0.${index + 1}`),
    open: ({ ip }) => 'abc'[Number(ip.slice(-1)) - 1] ?? '',
    probe: async (name, signal) => {
      probed.push(name);
      if (leaving.has(name)) throw new Error('It drains.');
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('no answer'))),
      );
      await Promise.race([answer(name), aborted]);
    },
    wasNotSent: (error) => error instanceof RefusedError,
    hadNoAnswer: (error) => error instanceof BrokenError,
    isLeaving: (name) => leaving.has(name),
    openMs: 2_000,
    report: ({ ip }, gone) => void reports.push(`${ip} ${gone ? 'gone' : 'back'}`),
  });
  opened.push(instances);
  const ask = (how = query) =>
    instances.call(async (name) => {
      asked.push(name);
      return answer(name);
    }, how);
  const fail = (...names: readonly string[]) =>
    names.forEach((name) => failing.set(name, new RefusedError()));
  return { instances, asked, probed, failing, hanging, leaving, reports, ask, fail };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  for (const instances of opened.splice(0)) await instances.close();
  jest.useRealTimers();
});

describe('calls to the instances of a service', () => {
  it('go to another once an instance has said that it drains, until a probe finds it back', async () => {
    const { ask, asked, leaving } = service(2);
    leaving.add('a');
    for (let i = 0; i < 5; i++) await ask(mutation);
    expect(asked.filter((name) => name === 'a')).toHaveLength(1);
    leaving.delete('a');
    await jest.advanceTimersByTimeAsync(500);
    asked.length = 0;
    for (let i = 0; i < 4; i++) await ask(mutation);
    expect(asked.filter((name) => name === 'a')).toHaveLength(2);
  });

  it('go to each in turn when all are equally busy', async () => {
    const { ask, asked } = service(2);
    for (let i = 0; i < 4; i++) await ask();
    expect(asked.toSorted()).toEqual(['a', 'a', 'b', 'b']);
  });

  it('go to the instance with the fewest calls in flight', async () => {
    const { instances } = service(2);
    const held = new Map<string, () => void>();
    const hold = () =>
      instances.call((name) => new Promise<string>((done) => held.set(name, () => done(name))), mutation);
    const first = hold();
    const [busy] = [...held.keys()];
    const second = hold();
    const idle = busy === 'a' ? 'b' : 'a';
    held.get(idle)?.();
    await second;
    for (let i = 0; i < 3; i++) expect(await instances.call(async (name) => name, query)).toBe(idle);
    held.get(busy ?? '')?.();
    expect(await first).toBe(busy);
  });

  it('that were not sent are tried on the next instance until one accepts them, mutations as well', async () => {
    const { ask, asked, fail } = service(3);
    fail('a', 'b');
    expect(await ask(mutation)).toBe('c');
    expect(await ask(mutation)).toBe('c');
    fail('c');
    asked.length = 0;
    await expect(ask(mutation)).rejects.toThrow(RefusedError);
    expect(asked.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('without an answer are repeated once, and only if repeatable', async () => {
    const { ask, asked, failing } = service(3);
    for (const name of ['a', 'b', 'c']) failing.set(name, new BrokenError());
    await expect(ask(mutation)).rejects.toThrow(BrokenError);
    expect(asked).toHaveLength(1);
    await expect(ask(query)).rejects.toThrow(BrokenError);
    expect(asked).toHaveLength(3);
    for (const name of ['a', 'b', 'c']) failing.set(name, new Error('an answer of its own'));
    await expect(ask(query)).rejects.toThrow('of its own');
    expect(asked).toHaveLength(4);
  });

  it('need at least one URL', () => {
    const options = { open: () => '', probe: never, wasNotSent: () => false, openMs: 1 };
    expect(() => new Instances({ ...options, urls: [] })).toThrow(RangeError);
  });
});

describe('an instance without an answer', () => {
  it('is not called while another answers, and is probed until it answers', async () => {
    const { ask, asked, probed, failing, reports } = service(2);
    failing.set('a', new BrokenError());
    for (let i = 0; i < 6; i++) expect(await ask()).toBe('b');
    expect(asked.filter((name) => name === 'a')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(probed).toEqual(['a', 'a', 'a']);
    failing.clear();
    await jest.advanceTimersByTimeAsync(500);
    expect(new Set([await ask(), await ask()])).toEqual(new Set(['a', 'b']));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(probed).toHaveLength(4);
    expect(reports).toEqual(['10.0.0.1 gone', '10.0.0.1 back']);
  });

  it('is called when no other is left', async () => {
    const { ask, failing, fail } = service(2);
    fail('a', 'b');
    await expect(ask()).rejects.toThrow(RefusedError);
    failing.delete('b');
    expect(await ask()).toBe('b');
  });

  it('is detected while its calls hang: repeatable calls move to another, the others wait', async () => {
    const { ask, asked, hanging } = service(2);
    hanging.add('a');
    const ended: string[] = [];
    for (const [what, how] of Object.entries({ q1: query, q2: query, m1: mutation, m2: mutation }))
      void ask(how).then((name) => ended.push(`${what} by ${name}`));
    await jest.advanceTimersByTimeAsync(400);
    expect([asked.toSorted(), ended]).toEqual([
      ['a', 'a', 'b', 'b'],
      [expect.any(String), expect.any(String)],
    ]);
    await jest.advanceTimersByTimeAsync(1_600);
    expect(ended.filter((end) => end.startsWith('q')).toSorted()).toEqual(['q1 by b', 'q2 by b']);
    expect(ended).toHaveLength(3);
    expect(await ask(mutation)).toBe('b');
  });

  it('opens its own breaker: it gets no calls, and a probe closes it', async () => {
    const { ask, asked, probed, failing, fail } = service(1);
    fail('a');
    for (let call = 0; call < 20; call++) await ask(mutation).catch(() => undefined);
    await expect(ask(mutation)).rejects.toThrow(BreakerOpenError);
    expect(asked).toHaveLength(20);
    failing.clear();
    probed.length = 0;
    await expect(ask(mutation)).rejects.toThrow(BreakerOpenError);
    await jest.advanceTimersByTimeAsync(2_500);
    expect(probed).toEqual(['a']);
    expect(await ask(mutation)).toBe('a');
  });

  it('does not affect the breakers of the others', async () => {
    const { instances, asked, failing } = service(2);
    failing.set('a', new Error('an answer of its own'));
    const failures = await Promise.allSettled(
      Array.from({ length: 60 }, () =>
        instances.call(async (name) => {
          asked.push(name);
          if (failing.has(name)) throw failing.get(name);
          return name;
        }, mutation),
      ),
    );
    expect(failures.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(30);
    expect(await instances.call(async (name) => name, mutation)).toBe('b');
  });
});

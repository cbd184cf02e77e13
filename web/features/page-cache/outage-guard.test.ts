import { describe, expect, it, jest } from '@jest/globals';
import { outageGuard } from './outage-guard.ts';

function guardAt(time: { now: number }) {
  const report = jest.fn<(reason?: unknown) => void>();
  const guarded = outageGuard({ deadlineMs: 5, pauseMs: 1_000, now: () => time.now, report });
  return { report, guarded };
}
const never = () => new Promise<string>(() => {});
const fails = () => Promise.reject(new Error('down'));

describe('outage guard', () => {
  it('reports an outage once and its end once, and asks nothing in the pause', async () => {
    const time = { now: 0 };
    const { report, guarded } = guardAt(time);
    expect(await guarded(fails, 'instead')).toBe('instead');
    const ask = jest.fn(async () => 'answer');
    expect(await guarded(ask, 'instead')).toBe('instead');
    expect(ask).not.toHaveBeenCalled();
    time.now = 1_000;
    expect(await guarded(fails, 'instead')).toBe('instead');
    time.now = 2_000;
    expect(await guarded(ask, 'instead')).toBe('answer');
    expect(report.mock.calls).toEqual([[new Error('down')], []]);
  });

  it('one slow statement is no outage: neither one beyond the deadline nor one that Postgres ended', async () => {
    const { report, guarded } = guardAt({ now: 0 });
    const ended = () => Promise.reject(Object.assign(new Error('canceled'), { code: '57014' }));
    for (const slow of [never, ended]) {
      expect(await guarded(slow, 'instead')).toBe('instead');
      expect(await guarded(slow, 'instead')).toBe('instead');
      expect(await guarded(async () => 'answer', 'instead')).toBe('answer');
    }
    expect(report).not.toHaveBeenCalled();
  });

  it('three in a row without an answer are one', async () => {
    const { report, guarded } = guardAt({ now: 0 });
    await Promise.all([1, 2, 3].map(() => guarded(never, 'instead')));
    expect(await guarded(async () => 'answer', 'instead')).toBe('instead');
    expect(report).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { outageGuard } from './outage-guard.ts';

function guardAt(time: { now: number }) {
  const report = jest.fn<(reason?: unknown) => void>();
  const reportLate = jest.fn<(reason: unknown) => void>();
  const guarded = outageGuard({ deadlineMs: 5, pauseMs: 1_000, now: () => time.now, report, reportLate });
  return { report, reportLate, guarded };
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
    const { report, reportLate, guarded } = guardAt({ now: 0 });
    const ended = () => Promise.reject(Object.assign(new Error('canceled'), { code: '57014' }));
    for (const slow of [never, ended]) {
      expect(await guarded(slow, 'instead')).toBe('instead');
      expect(await guarded(slow, 'instead')).toBe('instead');
      expect(await guarded(async () => 'answer', 'instead')).toBe('answer');
    }
    expect(report).not.toHaveBeenCalled();
    expect(reportLate).toHaveBeenCalledTimes(4);
  });

  it('one lock is no outage, however many wait for it', async () => {
    const { report, reportLate, guarded } = guardAt({ now: 0 });
    await Promise.all(Array.from({ length: 20 }, () => guarded(never, 'instead')));
    expect(await guarded(async () => 'answer', 'instead')).toBe('answer');
    expect(report).not.toHaveBeenCalled();
    expect(reportLate).toHaveBeenCalledTimes(20);
  });

  it('three in a row without an answer are one', async () => {
    const { report, reportLate, guarded } = guardAt({ now: 0 });
    for (let call = 1; call <= 3; call += 1) await guarded(never, 'instead');
    expect(await guarded(async () => 'answer', 'instead')).toBe('instead');
    expect(report).toHaveBeenCalledTimes(1);
    expect(reportLate).toHaveBeenCalledTimes(2);
  });
});

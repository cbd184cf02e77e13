import { describe, expect, it, jest } from '@jest/globals';
import { outageGuard } from './outage-guard.ts';

function guardAt(time: { now: number }) {
  const report = jest.fn<(reason?: unknown) => void>();
  const guarded = outageGuard({ deadlineMs: 5, pauseMs: 1_000, now: () => time.now, report });
  return { report, guarded };
}
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

  it('does not wait beyond the deadline', async () => {
    const { report, guarded } = guardAt({ now: 0 });
    expect(await guarded(() => new Promise<string>(() => {}), 'instead')).toBe('instead');
    expect(report).toHaveBeenCalledTimes(1);
  });
});

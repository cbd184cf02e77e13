import { describe, expect, it } from '@jest/globals';
import { GapDetector } from './gap-detector.ts';

function detector() {
  const reported: string[] = [];
  const reports = { onGap: () => void reported.push('gap'), onSilence: () => void reported.push('silence') };
  return { reported, gaps: new GapDetector(reports, 0) };
}

describe('the gap detector', () => {
  it('reports a gap at the first fetch, and after each join of the group', () => {
    const { reported, gaps } = detector();
    gaps.joined();
    expect(reported).toEqual([]);
    gaps.fetched(100);
    gaps.fetched(200);
    expect(reported).toEqual(['gap']);
    gaps.joined();
    gaps.fetched(300);
    expect(reported).toEqual(['gap', 'gap']);
  });

  it('reports once that the brokers do not answer, and a gap when they do', () => {
    const { reported, gaps } = detector();
    gaps.fetched(0);
    gaps.checked(4_999);
    expect(reported).toEqual(['gap']);
    gaps.checked(5_000);
    gaps.checked(60_000);
    expect(reported).toEqual(['gap', 'silence']);
    gaps.fetched(61_000);
    gaps.checked(65_000);
    expect(reported).toEqual(['gap', 'silence', 'gap']);
  });

  it('also reports brokers that have never answered', () => {
    const { reported, gaps } = detector();
    gaps.checked(5_000);
    expect(reported).toEqual(['silence']);
  });
});

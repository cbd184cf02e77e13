import { describe, expect, it } from '@jest/globals';
import { figuresOf, medianOf, tableOf, type Report } from './figures.ts';

const report = (performance: number | null, shift: number): Report => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  },
  audits: {
    'first-contentful-paint': { numericValue: 901.4 },
    'largest-contentful-paint': { numericValue: 1_702.6 },
    'total-blocking-time': { numericValue: 88 },
    'cumulative-layout-shift': { numericValue: shift },
  },
  environment: { benchmarkIndex: 1_250 },
});

describe('the figures of Lighthouse', () => {
  it('are scores of 100, whole milliseconds, and a shift of three digits', () => {
    expect(figuresOf(report(0.97, 0.01234))).toEqual({
      performance: 97,
      accessibility: 100,
      'best-practices': 100,
      seo: 92,
      firstPaintMs: 901,
      largestPaintMs: 1_703,
      blockingMs: 88,
      shift: 0.012,
      machineIndex: 1_250,
    });
  });

  it('are refused from a page that could not be measured', () => {
    expect(() => figuresOf(report(null, 0))).toThrow('Lighthouse measured no performance.');
    const { 'total-blocking-time': _, ...audits } = report(1, 0).audits;
    expect(() => figuresOf({ ...report(1, 0), audits })).toThrow('Lighthouse measured no blockingMs.');
  });

  it('are the median of each figure', () => {
    const runs = [0.9, 0.99, 0.95].map((score, index) => figuresOf(report(score, index / 100)));
    expect(medianOf(runs)).toMatchObject({ performance: 95, shift: 0.01 });
  });

  it('are printed in columns, one page a line', () => {
    expect(tableOf({ home: { performance: 97, shift: 0 }, listing: { performance: 100, shift: 0.01 } })).toBe(
      'page     performance  shift\nhome     97           0\nlisting  100          0.01',
    );
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { tellViewed } from './client/remember-view.ts';

function told(current: string, earlier: readonly string[], agrees = true) {
  const send = jest.fn(async (_body: string) => undefined);
  tellViewed(current, earlier, () => agrees, send);
  return send.mock.calls.map(([body]) => JSON.parse(body) as object);
}

describe('looked at together', () => {
  it('[QY-09] tells which product was looked at before, and nothing else', () => {
    expect(told('C', ['B', 'A'])).toEqual([{ productKey: 'C', earlierKey: 'B' }]);
  });

  it('[QY-09] tells nothing without consent to statistics, and for a first view', () => {
    expect(told('C', ['B'], false)).toEqual([]);
    expect(told('C', [])).toEqual([]);
  });

  it('[QY-09] does not count a reload or a step back as a view', () => {
    expect(told('B', ['B', 'A'])).toEqual([]);
    expect(told('A', ['C', 'B', 'A'])).toEqual([]);
    expect(told('A', ['D', 'C', 'B', 'A'])).toHaveLength(1);
  });
});

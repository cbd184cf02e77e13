import { describe, expect, it } from '@jest/globals';
import { readCount } from './read-count.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const file = (...lines: string[]) => ['store,sku,on_hand,counted_at', ...lines].join('\r\n');
const problems = (...lines: string[]) =>
  readCount(file(...lines), NOW).problems.map(({ line, text }) => `${line}: ${text}`);

describe('a count file', () => {
  it('is read with its lines, whatever the line ends, byte order mark and empty lines', () => {
    const { lines, problems: none } = readCount(
      `\uFEFF${file('bb-leeds,0100001-L,2,2026-11-28T08:00:00Z', '', 'bb-york,0100002,0,2026-11-28T08:00:00.5+00:00')}\n`,
      NOW,
    );
    expect(none).toEqual([]);
    expect(lines).toEqual([
      {
        line: 2,
        storeKey: 'bb-leeds',
        sku: '0100001-L',
        counted: 2,
        countedAt: new Date('2026-11-28T08:00:00Z'),
      },
      {
        line: 4,
        storeKey: 'bb-york',
        sku: '0100002',
        counted: 0,
        countedAt: new Date('2026-11-28T08:00:00.500Z'),
      },
    ]);
  });

  it.each([
    ['bb-leeds,0100002,-1,2026-11-28T08:00:00Z', '2: fewer pieces than none'],
    ['bb-leeds,0100002,1000001,2026-11-28T08:00:00Z', '2: more than 1000000 pieces'],
    ['bb-leeds,0100002,1.5,2026-11-28T08:00:00Z', '2: not a store, a sku, a whole number and an instant'],
    ['bb-leeds,0100002,1', '2: not a store, a sku, a whole number and an instant'],
    ['bb-leeds,0100002,1,2026-11-28', '2: 2026-11-28 is not an instant'],
    ['bb-leeds,0100002,1,2026-02-31T25:00:00Z', '2: 2026-02-31T25:00:00Z is not an instant'],
    ['bb-leeds,0100002,1,2026-11-28T09:00:01Z', '2: 2026-11-28T09:00:01Z has not come yet'],
  ])('refuses %s', (line, problem) => {
    expect(problems(line)).toEqual([problem]);
  });

  it('names every line that is wrong, and a piece that is counted twice', () => {
    const good = 'bb-leeds,0100002,1,2026-11-28T08:00:00Z';
    expect(problems(good, 'rubbish', good)).toEqual([
      '3: not a store, a sku, a whole number and an instant',
      '4: bb-leeds 0100002 is in line 2 already',
    ]);
  });

  it('without its heading, or without a line, is refused', () => {
    expect(readCount('bb-leeds,0100002,1,2026-11-28T08:00:00Z', NOW).problems[0]!.text).toMatch(
      /^the heading is not/,
    );
    expect(problems()).toEqual(['1: the file has no count']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readDiaryCommand } from './read-diary-command.ts';

const NOW = new Date('2027-07-01T12:00:00Z');
const BY = ['--by', 'Ada'];
const WHY = ['--reason', 'Training', ...BY];
const read = (...args: string[]) => readDiaryCommand(args, NOW);

describe('a command about a store’s diary', () => {
  it('books at a time of the store’s clock', () => {
    const named = ['--first-name', 'Ada', '--last-name', 'Byron', '--email', 'a@b.c', '--phone', '1'];
    expect(read('book', 'bb-leeds', 'valuation', '2027-07-08', '10:00', ...named, ...BY)).toMatchObject({
      visitor: { storeKey: 'bb-leeds', serviceKey: 'valuation', startsAt: new Date('2027-07-08T09:00:00Z') },
    });
  });

  it.each([
    [['move', 'a-7kq2mx4t', '2027-07-08', '10:00', ...WHY], { kind: 'move', message: 'Training' }],
    [['cancel', 'A-7KQ2MX4T', ...WHY], { kind: 'cancel', message: 'Training' }],
    [['reassign', 'A-7KQ2MX4T', ...BY], { kind: 'reassign' }],
    [['no-show', 'A-7KQ2MX4T', ...BY], { kind: 'no-show' }],
  ])('%j', (args, service) => {
    expect(read(...args)).toMatchObject({ number: 'A-7KQ2MX4T', by: 'Ada', service });
  });

  it.each([
    [
      ['block', 'bb-leeds', 'all', '2027-07-08', '10:00-12:00', '--yes', ...WHY],
      { who: 'all', endsAt: new Date('2027-07-08T11:00:00Z') },
      true,
    ],
    [['unblock', 'bb-leeds', '12', ...BY], { block: 12 }, false],
    [['hours', 'bb-leeds', '2027-07-08', 'shut', ...WHY], { span: null }, false],
    [
      ['hours', 'bb-leeds', '2027-07-08', '10:00-16:00', ...WHY],
      { span: { opens: '10:00', closes: '16:00' } },
      false,
    ],
    [['pattern', 'bb-leeds', 'Jo', 'Tuesday', 'off', ...BY], { hours: { weekday: 1, spans: [] } }, false],
    [
      ['pattern', 'bb-leeds', 'Jo', 'mon', '13:00-17:00,09:00-12:00,12:00-12:30', ...BY],
      {
        hours: {
          weekday: 0,
          spans: [
            { starts: '09:00', ends: '12:00' },
            { starts: '12:00', ends: '12:30' },
            { starts: '13:00', ends: '17:00' },
          ],
        },
      },
      false,
    ],
    [['pattern', 'bb-leeds', 'Jo', '2027-07-08', 'usual', ...BY], { hours: { span: 'usual' } }, false],
  ])('%j', (args, change, isConfirmed) => {
    expect(read(...args)).toMatchObject({
      kind: 'change',
      store: 'bb-leeds',
      by: 'Ada',
      isConfirmed,
      change,
    });
  });

  it.each([
    [['team']],
    [['cancel', 'A-7KQ2MX4T', ...BY]],
    [['cancel', 'A-7KQ2MX4T', '--reason', 'x'.repeat(301), ...BY]],
    [['move', 'A-7KQ2MX4T', '2027-07-08', '25:00', ...WHY]],
    [['move', 'A-7KQ2MX4T', '2027-02-30', '10:00', ...WHY]],
    [['block', 'bb-leeds', 'all', '2027-06-01', ...WHY]],
    [['block', 'bb-leeds', 'all', '2029-06-01', ...WHY]],
    [['block', 'bb-leeds', 'all', '2027-07-08', '12:00-10:00', ...WHY]],
    [['hours', 'bb-leeds', '2027-07-08', 'shut', '--reason', 'x']],
    [['hours', 'bb-leeds', '2027-06-30', 'shut', ...WHY]],
    [['pattern', 'bb-leeds', 'Jo', 'Someday', 'off', ...BY]],
    [['pattern', 'bb-leeds', 'Jo', 'mon', '09:00-12:00,09:00-17:00', ...BY]],
    [['pattern', 'bb-leeds', 'Jo', 'mon', '09:00-12:00,09:00-12:00', ...BY]],
    [['pattern', 'bb-leeds', 'Jo', 'mon', '13:00-17:00,09:00-13:30', ...BY]],
  ])('is refused when it is %j', (args) => {
    expect(() => read(...args)).toThrow(CommandNotUnderstoodError);
  });

  it('takes today by the store’s clock, also in the hour after midnight in summer', () => {
    const justAfterMidnight = new Date('2027-06-30T23:30:00Z');
    const shut = (date: string) => ['hours', 'bb-leeds', date, 'shut', ...WHY];
    expect(readDiaryCommand(shut('2027-07-01'), justAfterMidnight)).toMatchObject({ kind: 'change' });
    expect(() => readDiaryCommand(shut('2027-06-30'), justAfterMidnight)).toThrow(CommandNotUnderstoodError);
  });
});

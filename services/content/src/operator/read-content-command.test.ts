import { describe, expect, it } from '@jest/globals';
import { readContentCommand } from './read-content-command.ts';

describe('the arguments of the content command', () => {
  it.each([
    ['push', 'Name the files or folders to push.'],
    ['publish', 'Name items by their delivery keys, or every draft by --all.'],
    ['publish one --all', 'Name items by their delivery keys, or every draft by --all.'],
    ['schedule one', 'Name either a moment by --at or an edition by --edition.'],
    ['schedule one --at Monday', '--at must be a moment with its zone, as 2026-12-26T09:00:00Z.'],
    ['schedule one --at 2026-12-26', '--at must be a moment with its zone, as 2026-12-26T09:00:00Z.'],
    [
      'schedule one --at 2026-02-31T09:00:00Z',
      '--at must be a moment with its zone, as 2026-12-26T09:00:00Z.',
    ],
    ['rollback', 'Name one item by its delivery key.'],
    ['rollback one --to none', '--to must be the number of a version: see list <key>.'],
    ['limits cartMiniMaximumLimit=0', 'A limit is written as wishlistPageSize=<n> '],
    ['limits cartMiniMaximumLimit=101', 'cartMiniMaximumLimit=<n> from 1 to 100,'],
    ['limits ibcFinanceMessageThreshold=10000001', 'from 1 to 10000000.'],
    ['limits toString=5', 'A limit is written as '],
    ['limits cartMiniMaximumLimit 5', 'A limit is written as '],
    ['list --site moon', '--site must be one of beaverbrooks, loupe.'],
    ['list --colour red', "Unknown option '--colour'"],
  ])('%s is refused: %s', (args, said) => {
    expect(() => readContentCommand(args.split(' '))).toThrow(said);
  });

  it('name the shop, the items and the moment', () => {
    const at = ['schedule', 'one', 'two', '--at', '2026-12-26T09:00:00Z', '--site', 'loupe'];
    expect(readContentCommand(at)).toEqual({
      site: 'loupe',
      kind: 'schedule',
      keys: ['one', 'two'],
      when: { at: new Date('2026-12-26T09:00:00Z') },
    });
    expect(readContentCommand(['publish', '--all'])).toMatchObject({ site: 'beaverbrooks', keys: [] });
    expect(readContentCommand(['limits'])).toMatchObject({ kind: 'limits', limits: {} });
    const two = ['limits', 'cartMiniMaximumLimit=3', 'wishlistPageSize=24'];
    expect(readContentCommand(two)).toMatchObject({
      limits: { cartMiniMaximumLimit: 3, wishlistPageSize: 24 },
    });
  });
});

import type { Tx } from '@loupe/database/tx';
import type { DiaryBlock, TeamMember } from '../../domain/diary/misfit.ts';
import type { BookedInStore, DayHours, DiaryAct, NewBlock, PersonHours } from '../../use-cases/ports/team.ts';
import { FILL_BLOCKS } from './diary-statements.ts';
import { storeOfKey } from './store-of-key.ts';
import * as statements from './team-statements.ts';

export type TeamRepository = ReturnType<typeof teamRepository>;

/** What a store's team decides about its diary: blocks, hours of days, and when people work. */
export const teamRepository = (tx: Tx) => ({
  storeOfKey: (key: string) => storeOfKey(tx, key),

  members: (storeId: string): Promise<TeamMember[]> => tx.query(statements.TEAM, [storeId]),
  blocks: (storeId: string): Promise<DiaryBlock[]> => tx.query(statements.BLOCKS, [storeId]),
  booked: (storeId: string): Promise<BookedInStore[]> => tx.query(statements.BOOKED_IN_STORE, [storeId]),

  /** Also over what is booked, which stays; nothing more can be booked in it. @returns the numbers of the blocks */
  async block({ storeId, resources, startsAt, endsAt, note }: NewBlock): Promise<number[]> {
    const made = await tx.query(statements.BLOCK, [resources, storeId, startsAt, endsAt, note]);
    await tx.query(FILL_BLOCKS, [resources]);
    return made.map(({ id }) => id);
  },

  /** @returns false when the store has no such block */
  async unblock(storeId: string, block: number): Promise<boolean> {
    const [ended] = await tx.query(statements.UNBLOCK, [BigInt(block), storeId]);
    if (ended !== undefined) await tx.query(FILL_BLOCKS, [[ended.resourceId]]);
    return ended !== undefined;
  },

  /** @returns the version of the store after it */
  async setHours({ storeId, date, span, reason, by }: DayHours): Promise<bigint> {
    const [opens, closes] = [span?.opens ?? null, span?.closes ?? null];
    await tx.query(statements.SET_HOURS, [storeId, date, opens, closes, reason, by]);
    return (await tx.query(statements.RAISE_STORE, [storeId]))[0]!.version;
  },

  async setPersonHours(person: string, hours: PersonHours): Promise<void> {
    if ('weekday' in hours) {
      await tx.query(statements.CLEAR_WEEKDAY, [person, hours.weekday]);
      await tx.query(statements.SET_WEEKDAY, [person, hours.weekday, JSON.stringify(hours.spans)]);
    } else if (hours.span === 'usual') await tx.query(statements.FORGET_DAY, [person, hours.date]);
    else {
      const [starts, ends] = [hours.span?.starts ?? null, hours.span?.ends ?? null];
      await tx.query(statements.SET_DAY, [person, hours.date, starts, ends]);
    }
  },

  async record({ storeId, act, what, actor, at }: DiaryAct): Promise<void> {
    await tx.query(statements.RECORD_DIARY, [storeId, act, what, actor, at]);
  },
});

import type { Tx } from '@loupe/database/tx';
import type { DiaryBlock, TeamMember } from '../../domain/diary/misfit.ts';
import type { BookedInStore, DayHours, DiaryAct, NewBlock, PersonHours } from '../../use-cases/ports/team.ts';
import { FILL_BLOCKS } from './diary-statements.ts';
import { prismaOn } from './prisma-client.ts';
import { storeOfKey } from './store-of-key.ts';
import * as statements from './team-statements.ts';

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
    const { openingException, store } = prismaOn(tx);
    const day = { storeId, date: new Date(date) };
    const hours = { opens: span?.opens ?? null, closes: span?.closes ?? null, reason, setBy: by };
    const where = { storeId_date: day };
    await openingException.upsert({ where, create: { ...day, ...hours }, update: hours });
    const raised = { version: { increment: 1 } };
    return (await store.update({ where: { id: storeId }, data: raised, select: { version: true } })).version;
  },

  async setPersonHours(resourceId: string, hours: PersonHours): Promise<void> {
    const { diaryPattern, diaryDay } = prismaOn(tx);
    if ('weekday' in hours) {
      const { weekday, spans } = hours;
      await diaryPattern.deleteMany({ where: { resourceId, weekday } });
      await diaryPattern.createMany({ data: spans.map((span) => ({ resourceId, weekday, ...span })) });
      return;
    }
    const day = { resourceId, date: new Date(hours.date) };
    if (hours.span === 'usual') {
      await diaryDay.deleteMany({ where: day });
      return;
    }
    const times = { starts: hours.span?.starts ?? null, ends: hours.span?.ends ?? null };
    const where = { resourceId_date: day };
    await diaryDay.upsert({ where, create: { ...day, ...times }, update: times });
  },

  async record({ at: doneAt, ...act }: DiaryAct): Promise<void> {
    await prismaOn(tx).diaryAct.createMany({ data: { ...act, doneAt } });
  },
});

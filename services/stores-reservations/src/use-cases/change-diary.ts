import type { Site } from '@loupe/contracts/sites';
import type { Tx } from '@loupe/database/tx';
import { misfitOf } from '../domain/diary/misfit.ts';
import type { DiaryBlock, Misfit, TeamMember } from '../domain/diary/misfit.ts';
import type { OpenSpan } from '../domain/opening/opening-times.ts';
import type { Store } from '../domain/store/store.ts';
import type { BookedInStore, DayHours, DiaryAct, NewBlock, PersonHours } from './ports/team.ts';

/** What a member of a store's team changes in its diary, besides appointments. */
export type DiaryChange =
  | {
      readonly kind: 'block';
      /** The name of a person or room, or `all`. */
      readonly who: string;
      readonly startsAt: Date;
      readonly endsAt: Date;
      readonly reason: string;
    }
  | { readonly kind: 'unblock'; readonly block: number }
  | { readonly kind: 'hours'; readonly date: string; readonly span: OpenSpan | null; readonly reason: string }
  | { readonly kind: 'pattern'; readonly who: string; readonly hours: PersonHours };

export interface ReadTeamPorts {
  readonly storesIn: (tx: Tx) => { byKey(site: Site, key: string): Promise<Store | null> };
  readonly teamIn: (tx: Tx) => {
    storeOfKey(key: string): Promise<{ readonly id: string; readonly site: Site } | null>;
    members(storeId: string): Promise<TeamMember[]>;
    blocks(storeId: string): Promise<DiaryBlock[]>;
    booked(storeId: string): Promise<BookedInStore[]>;
  };
}

export interface ChangeDiaryPorts extends ReadTeamPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly diaryIn: (tx: Tx) => { lock(storeId: string): Promise<Date> };
  readonly teamIn: (tx: Tx) => ReturnType<ReadTeamPorts['teamIn']> & {
    block(made: NewBlock): Promise<number[]>;
    unblock(storeId: string, block: number): Promise<boolean>;
    setHours(hours: DayHours): Promise<bigint>;
    setPersonHours(person: string, hours: PersonHours): Promise<void>;
    record(act: DiaryAct): Promise<void>;
  };
  readonly publishStore: (tx: Tx, store: Store, version: bigint) => Promise<void>;
}

export interface Affected {
  readonly appointment: BookedInStore;
  readonly why: Misfit;
}

export type DiaryChanged =
  | {
      readonly outcome: 'changed';
      readonly blocks: readonly number[];
      readonly affected: readonly Affected[];
    }
  /** Nothing was written: these would have to be moved or cancelled first, or the change confirmed. */
  | { readonly outcome: 'affects'; readonly affected: readonly Affected[] }
  | { readonly outcome: 'unknown'; readonly what: 'store' | 'person' | 'block' };

export interface ChangedBy {
  readonly by: string;
  /** The appointments that it affects were listed, and it is to be made all the same. */
  readonly isConfirmed: boolean;
}

/** Takes a change back that affects appointments and was not confirmed. */
class AffectsError extends Error {
  override readonly name = 'AffectsError';
  readonly affected: readonly Affected[];
  constructor(affected: readonly Affected[]) {
    super('The change affects appointments.');
    this.affected = affected;
  }
}

/** Appointments to come that cannot be kept as the diary stands. */
export async function misfitsOf(ports: ReadTeamPorts, tx: Tx, store: Store): Promise<Affected[]> {
  const team = ports.teamIn(tx);
  const members = await team.members(store.id);
  const parts = { times: store, members, blocks: await team.blocks(store.id) };
  return (await team.booked(store.id)).flatMap((appointment) => {
    const why = misfitOf(appointment, parts);
    return why === null ? [] : [{ appointment, why }];
  });
}

/**
 * Changes a store's diary. An appointment that cannot be kept after it is listed and left as it is: its store moves or cancels it, and its
 * visitor is told why. Behind the lock of the store, so that a booking is either listed or refused.
 */
export async function changeDiary(
  ports: ChangeDiaryPorts,
  storeKey: string,
  change: DiaryChange,
  { by, isConfirmed }: ChangedBy,
): Promise<DiaryChanged> {
  try {
    return await ports.transaction(async (tx): Promise<DiaryChanged> => {
      const found = await ports.teamIn(tx).storeOfKey(storeKey);
      if (found === null) return { outcome: 'unknown', what: 'store' };
      const at = await ports.diaryIn(tx).lock(found.id);
      const store = await ports.storesIn(tx).byKey(found.site, storeKey);
      if (store === null) return { outcome: 'unknown', what: 'store' };
      const before = new Set((await misfitsOf(ports, tx, store)).map(({ appointment }) => appointment.id));
      const made = await make(ports, tx, store, { change, by });
      if (!Array.isArray(made)) return { outcome: 'unknown', what: made };
      const changed = (await ports.storesIn(tx).byKey(found.site, storeKey))!;
      const after = await misfitsOf(ports, tx, changed);
      const affected = after.filter(({ appointment }) => !before.has(appointment.id));
      if (affected.length > 0 && !isConfirmed) throw new AffectsError(affected);
      const act = { storeId: store.id, act: change.kind, what: inWords(change), actor: by, at };
      await ports.teamIn(tx).record(act);
      return { outcome: 'changed', blocks: made, affected };
    });
  } catch (error) {
    if (!(error instanceof AffectsError)) throw error;
    return { outcome: 'affects', affected: error.affected };
  }
}

/** @returns the numbers of new blocks, or what is not known */
async function make(
  ports: ChangeDiaryPorts,
  tx: Tx,
  store: Store,
  { change, by }: { readonly change: DiaryChange; readonly by: string },
): Promise<number[] | 'person' | 'block'> {
  const team = ports.teamIn(tx);
  const storeId = store.id;
  switch (change.kind) {
    case 'block': {
      const { who, startsAt, endsAt, reason: note } = change;
      const resources = membersOf(await team.members(storeId), who).map(({ id }) => id);
      return resources.length === 0 ? 'person' : team.block({ storeId, resources, startsAt, endsAt, note });
    }
    case 'unblock':
      return (await team.unblock(storeId, change.block)) ? [] : 'block';
    case 'hours': {
      const { date, span, reason } = change;
      const version = await team.setHours({ storeId, date, span, reason, by });
      await ports.publishStore(tx, (await ports.storesIn(tx).byKey(store.site, store.key))!, version);
      return [];
    }
    case 'pattern': {
      const [person] = membersOf(await team.members(storeId), change.who);
      if (person?.kind !== 'PERSON' || change.who === ALL) return 'person';
      await team.setPersonHours(person.id, change.hours);
      return [];
    }
  }
}

/** Every person of the store: nothing is done without one. */
const ALL = 'all';

const membersOf = (members: readonly TeamMember[], who: string): TeamMember[] =>
  members.filter(({ name, kind }) =>
    who === ALL ? kind === 'PERSON' : name.toLowerCase() === who.toLowerCase(),
  );

/** For the record. */
function inWords(change: DiaryChange): string {
  switch (change.kind) {
    case 'block':
      // Its reason may name a customer: it is in the block, which goes soon after its end.
      return `${change.who} from ${change.startsAt.toISOString()} to ${change.endsAt.toISOString()}`;
    case 'unblock':
      return `block ${change.block}`;
    case 'hours':
      return `${change.date} ${change.span === null ? 'shut' : `${change.span.opens}-${change.span.closes}`}: ${change.reason}`;
    case 'pattern':
      return `${change.who} ${JSON.stringify(change.hours)}`;
  }
}

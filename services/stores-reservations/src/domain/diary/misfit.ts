import { londonTime } from '@loupe/calendar/london';
import { spanOn } from '../opening/opening-times.ts';
import type { OpeningTimes } from '../opening/opening-times.ts';
import type { Claim, WorkSpan } from './diary.ts';
import { spansOn } from './offers.ts';

/** A person or a room of a store. */
export interface TeamMember {
  readonly id: string;
  readonly kind: 'PERSON' | 'ROOM';
  readonly name: string;
  readonly isActive: boolean;
  /** When a person works, Monday first; none for a room. */
  readonly week: readonly (readonly WorkSpan[])[];
  readonly days: Readonly<Record<string, WorkSpan | null>>;
}

/** A stretch in which the team does not take visitors. */
export interface DiaryBlock {
  readonly id: number;
  readonly resourceId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly note: string;
}

/** What a store's diary is made of, besides what is booked in it. */
export interface StoreTeam {
  readonly times: OpeningTimes;
  readonly members: readonly TeamMember[];
  readonly blocks: readonly DiaryBlock[];
}

export interface BookedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly claims: readonly Claim[];
}

/** Why an appointment cannot be kept as the diary stands: the store is shut, its person is not in, or its person or room is blocked. */
export type Misfit = 'shut' | 'not-in' | 'blocked';

/** Whether an appointment that was booked can be kept after opening hours, people's hours or blocks have changed; null when it can. */
export function misfitOf({ startsAt, endsAt, claims }: BookedTime, team: StoreTeam): Misfit | null {
  const { date, time: from } = londonTime(startsAt);
  const { time: until } = londonTime(endsAt);
  const covers = ({ starts, ends }: WorkSpan): boolean => starts <= from && until <= ends;
  const open = spanOn(team.times, date);
  if (open === null || !covers({ starts: open.opens, ends: open.closes })) return 'shut';
  const taken = team.members.filter(({ id }) => claims.some(({ resourceId }) => resourceId === id));
  const isIn = (member: TeamMember) =>
    member.isActive && (member.kind === 'ROOM' || spansOn(member, date).some(covers));
  if (!taken.every(isIn)) return 'not-in';
  const isBlocked = team.blocks.some((block) =>
    claims.some(
      (claim) =>
        claim.resourceId === block.resourceId &&
        claim.startsAt < block.endsAt.getTime() &&
        claim.endsAt > block.startsAt.getTime(),
    ),
  );
  return isBlocked ? 'blocked' : null;
}

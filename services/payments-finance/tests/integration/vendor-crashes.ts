import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { startDying } from './dying-process.ts';
import type { VendorWorld } from './vendor-world.ts';

export const PENCE = 10_000;
/** I11: money that is held belongs to an order by then, or is given back. */
export const WITHIN_SECONDS = 900;

/** Pence that the provider holds, has taken and has given back. */
export interface Standing {
  readonly held: number;
  readonly taken: number;
  readonly givenBack: number;
}

interface Movement {
  readonly kind: string;
  readonly standing: number;
}

/** Of a vendor whose ledger is a list of movements. */
export function standingIn(movements: readonly Movement[]): Standing {
  const of = (kind: string) =>
    movements.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.standing, 0);
  return { held: of('authorization'), taken: of('capture'), givenBack: of('refund') };
}

/** What differs between vendors. */
export interface Crashing {
  readonly world: VendorWorld;
  /** Of the method's account in the ledger: `memorandum.<account>.authorised`. */
  readonly account: string;
  readonly standing: (order: AuthoriseOrder) => Promise<Standing>;
  readonly held: () => Promise<AuthoriseOrder>;
  /** Seconds until it is certain that a lost capture or refund can no longer arrive, where the vendor recognises no repeats. */
  readonly certainAfter?: readonly number[];
}

/** Where processes die: the one that does the work, and the one that recovers after it. */
export interface Deaths {
  readonly first?: string | undefined;
  readonly second?: string | undefined;
}

/** The points that each of the two has reached. */
export interface Reached {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Runs once in processes that die at their points. */
export type CrashRun = (deaths?: Deaths) => Promise<Reached>;

export const SOON = [31, 100, 400, WITHIN_SECONDS - 5];

/** What another process does in the minutes after. @param from milliseconds ahead */
export async function recover(
  { payments }: VendorWorld,
  process: UseCases,
  { from = 0, at = SOON }: { readonly from?: number; readonly at?: readonly number[] } = {},
): Promise<void> {
  for (const seconds of at) {
    payments.runDatabaseAhead(from + seconds * 1_000);
    await process.resolveStale();
    await process.followNotices();
    await process.reverseDue();
    await process.watchHolds();
    await process.settleDue();
    await process.idle();
  }
  await process.drained();
}

/** Runs work in a process that dies, and proves that it did. */
export async function inDying(
  { world }: Crashing,
  point: string | undefined,
  work: (process: UseCases) => Promise<unknown>,
): Promise<readonly string[]> {
  const dying = await startDying(world, point);
  try {
    await work(dying.application);
  } catch (error) {
    if (point === undefined) throw error;
  }
  await dying.stop();
  if (point !== undefined) expect(dying.reached).toContain(point);
  return dying.reached;
}

/** Recovers in a process that may die, and then, as much later as that had time for, in one that lives. */
export async function recovering(
  crashing: Crashing,
  { second }: Deaths,
  work: (process: UseCases, from: number) => Promise<unknown>,
  seconds = WITHIN_SECONDS,
): Promise<readonly string[]> {
  const reached = await inDying(crashing, second, (process) => work(process, 0));
  if (second !== undefined) await work(crashing.world.applicationWith({}), seconds * 1_000);
  return reached;
}

/** A call that moves money, of which the answer was lost: the one after which most is to be recovered. */
const lostAnswerIn = (points: readonly string[]): string | undefined =>
  points.findLast((point) => /^after:wire (?:POST|DELETE) (?!.*oauth2)[^#]*$/.test(point));

/** `every` in a nightly run; a part is drawn otherwise, by PROPERTY_SEED, and a failure names what was drawn. */
const KILLED_AGAIN = process.env['KILLED_AGAIN'] === 'every' ? Infinity : 4;

const drawn = (points: readonly string[]): readonly string[] => {
  const length = Math.min(KILLED_AGAIN, points.length);
  return fc.sample(fc.shuffledSubarray([...points], { minLength: length, maxLength: length }), 1)[0] ?? [];
};

/**
 * Once without dying, and then dying at each point, of those reached more than once a part. After the last call of the vendor whose
 * answer is lost, the process that recovers dies as well, at a part of its points. @param calls of the adapter, at which it has to die
 */
export async function dieEverywhere(
  { world }: Crashing,
  run: CrashRun,
  calls: readonly string[],
): Promise<void> {
  const { first: points } = await run();
  for (const call of calls) {
    expect(points).toContain(`before:${world.method}.${call}`);
    expect(points).toContain(`after:${world.method}.${call}`);
  }
  const lost = lostAnswerIn(points);
  expect(lost).toBeDefined();
  const again = async (deaths: Deaths): Promise<Reached> => {
    world.payments.runDatabaseAhead(0);
    return run(deaths);
  };
  const isOfAnotherTime = (point: string): boolean => point.includes('#');
  const others = drawn(points.filter(isOfAnotherTime));
  for (const first of [...points.filter((point) => !isOfAnotherTime(point)), ...others]) {
    const { second } = await again({ first });
    if (first === lost) for (const point of drawn(second)) await again({ first, second: point });
  }
}

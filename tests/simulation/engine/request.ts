import type { Link } from './faults.ts';
import type { ProcessRun, Machine, Running } from './machine.ts';
import type { World } from './world.ts';

/** The caller: a process, which may crash, or a shopper or third party, which does not. */
export type Caller = Pick<ProcessRun, 'alive' | 'crashesAt' | 'noticedAfter'>;

export interface RequestOptions<Program> {
  readonly world: World;
  readonly caller: Caller;
  readonly target: Machine<Program>;
  readonly point: string;
  readonly link: Link;
  readonly timeoutMs: number;
  readonly errors: {
    /** The connection is refused. */
    readonly refused: () => Error;
    /** The connection broke after the request was sent. */
    readonly broken: () => Error;
    readonly timedOut: () => Error;
  };
}

/** A request can arrive this long after its caller has given up. */
const LATEST_MS = 90_000;

/**
 * A request from one process to another: it is refused if the target is down, lost, late, processed twice, processed without an
 * answer because the target crashes or the answer is lost, or answered.
 */
export function request<Program, Answer>(
  { world, caller, target, point, link, timeoutMs, errors }: RequestOptions<Program>,
  handle: (running: Running<Program>) => Promise<Answer>,
): Promise<Answer> {
  const { faults, random } = world;
  return new Promise<Answer>((resolve, reject) => {
    if (!caller.alive || caller.crashesAt(`before:${point}`)) return;
    const fate = faults.fateOf(link);
    world.note(`${point} → ${target.name}${fate === 'fine' ? '' : ` ${fate}`}`);
    let open = true;
    const tell = (how: () => void) => {
      if (!open || !caller.alive) return;
      open = false;
      if (!caller.crashesAt(`after:${point}`)) how();
    };
    world.after(timeoutMs, () => tell(() => reject(errors.timedOut())));
    const carryOut = (isAnswered: boolean): void => {
      const { running } = target;
      if (running === undefined) return tell(() => reject(errors.refused()));
      const frozen = running.processRun.noticedAfter(0);
      if (frozen > 0) return world.after(frozen, () => carryOut(isAnswered));
      const back = (how: () => void) =>
        world.after(caller.noticedAfter(faults.delayOf(link)), () => tell(how));
      running.processRun.onCrash(() => back(() => reject(errors.broken())));
      handle(running).then(
        (answer) => {
          if (isAnswered) back(() => resolve(answer));
        },
        (error: unknown) => {
          if (isAnswered) back(() => reject(error as Error));
        },
      );
    };
    const there = faults.delayOf(link);
    if (fate === 'request-lost') {
      if (random.chance(0.5)) world.after(random.between(0, LATEST_MS), () => carryOut(false));
      return;
    }
    world.after(there, () => carryOut(fate !== 'answer-lost'));
    if (fate === 'duplicated') {
      const later = random.between(0, random.chance(0.3) ? LATEST_MS : 2_000);
      world.after(there + later, () => carryOut(false));
    }
  });
}

import type { Link } from './faults.ts';
import type { Life, Machine, Running } from './machine.ts';
import type { World } from './world.ts';

/** Whoever asks: a process that may die, or a shopper who may not. */
export type Caller = Pick<Life, 'alive' | 'diesAt' | 'noticedAfter'>;

export interface RequestOptions<Program> {
  readonly world: World;
  readonly caller: Caller;
  readonly target: Machine<Program>;
  readonly point: string;
  readonly link: Link;
  readonly timeoutMs: number;
  readonly errors: {
    /** Nobody listens there. */
    readonly refused: () => Error;
    /** The connection broke after the request was sent. */
    readonly broken: () => Error;
    readonly timedOut: () => Error;
  };
}

/** A request can wander this long after its caller has given it up. */
const LATEST_MS = 90_000;

/**
 * A request from one process to another: refused by a dead one, lost, late, carried out twice, carried out without an answer
 * because the other dies or the answer is lost, or answered.
 */
export function request<Program, Answer>(
  { world, caller, target, point, link, timeoutMs, errors }: RequestOptions<Program>,
  handle: (running: Running<Program>) => Promise<Answer>,
): Promise<Answer> {
  const { faults, random } = world;
  return new Promise<Answer>((resolve, reject) => {
    if (!caller.alive || caller.diesAt(`before:${point}`)) return;
    const fate = faults.fateOf(link);
    world.note(`${point} → ${target.name}${fate === 'fine' ? '' : ` ${fate}`}`);
    let open = true;
    const tell = (how: () => void) => {
      if (!open || !caller.alive) return;
      open = false;
      if (!caller.diesAt(`after:${point}`)) how();
    };
    world.after(timeoutMs, () => tell(() => reject(errors.timedOut())));
    const carryOut = (isAnswered: boolean): void => {
      const { running } = target;
      if (running === undefined) return tell(() => reject(errors.refused()));
      const frozen = running.life.noticedAfter(0);
      if (frozen > 0) return world.after(frozen, () => carryOut(isAnswered));
      const back = (how: () => void) =>
        world.after(caller.noticedAfter(faults.delayOf(link)), () => tell(how));
      running.life.onDeath(() => back(() => reject(errors.broken())));
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

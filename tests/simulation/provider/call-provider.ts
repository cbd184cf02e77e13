import { unanswered } from '../../../services/payments-finance/src/adapters/cybersource/unanswered.ts';
import type { Unanswered } from '../../../services/payments-finance/src/adapters/cybersource/unanswered.ts';
import type { Life } from '../engine/machine.ts';

/** How silence, and proof that nothing was sent, look to whoever asked. */
export type Failures<T> = Readonly<Record<Unanswered['kind'], T>>;

/** The longest that a request can wander after its caller has given it up. */
const LATEST_MS = 150_000;

/**
 * One request to the provider. It is refused, is never heard of, arrives when nobody waits for it any more, is carried out
 * without an answer, or is answered in time.
 */
export function callProvider<T>(
  life: Life,
  point: string,
  timeoutMs: number,
  work: () => T,
  failures: Failures<T>,
): Promise<T> {
  const { world } = life;
  const { random, faults } = world;
  const failed = (dispatched: boolean): T => failures[unanswered(dispatched, undefined).kind];
  return new Promise<T>((resolve) => {
    if (!life.alive || life.diesAt(`before:${point}`)) return;
    life.stallAt(point);
    const answer = (delay: number, value: () => T) =>
      world.after(life.noticedAfter(delay), () => {
        if (life.alive && !life.diesAt(`after:${point}`)) resolve(value());
      });
    const fate = faults.fateOf('provider');
    const [there, back] = [faults.delayOf('provider'), faults.delayOf('provider')];
    if (fate === 'request-lost') {
      const kind = random.pick(['unsent', 'lost', 'late'] as const);
      world.note(`${life.machine.name} ${point} ${kind}`);
      if (kind === 'unsent') return answer(there, () => failed(false));
      if (kind === 'late')
        world.after(timeoutMs + random.between(0, LATEST_MS), () => noted(life, point, work));
      return answer(timeoutMs, () => failed(true));
    }
    world.note(`${life.machine.name} ${point}${fate === 'answer-lost' ? ' answer-lost' : ''}`);
    let result: T | undefined;
    world.after(there, () => {
      result = work();
    });
    // A server error comes at once, a lost answer never.
    if (fate === 'answer-lost')
      return answer(random.chance(0.5) ? there + back : timeoutMs, () => failed(true));
    if (there + back >= timeoutMs) return answer(timeoutMs, () => failed(true));
    answer(there + back + 1, () => result as T);
  });
}

function noted<T>(life: Life, point: string, work: () => T): void {
  life.world.note(`provider ${point} arrives late`);
  work();
}

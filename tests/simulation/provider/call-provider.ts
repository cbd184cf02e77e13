import { unanswered } from '../../../services/payments-finance/src/adapters/vendor/unanswered.ts';
import type { Unanswered } from '../../../services/payments-finance/src/adapters/vendor/unanswered.ts';
import type { ProcessRun } from '../engine/machine.ts';

/** The results for a caller that got no answer, or whose request was not sent. */
export type Failures<T> = Readonly<Record<Unanswered['kind'], T>>;

/** A request can arrive at most this long after its caller has given up. */
const LATEST_MS = 150_000;

/**
 * One request to the provider. It is refused, lost, processed after its caller has given up, processed without an answer, or
 * answered in time.
 */
export function callProvider<T>(
  processRun: ProcessRun,
  point: string,
  timeoutMs: number,
  work: () => T,
  failures: Failures<T>,
): Promise<T> {
  const { world } = processRun;
  const { random, faults } = world;
  const failed = (dispatched: boolean): T => failures[unanswered(dispatched, undefined).kind];
  return new Promise<T>((resolve) => {
    if (!processRun.alive || processRun.crashesAt(`before:${point}`)) return;
    processRun.stallAt(point);
    const answer = (delay: number, value: () => T) =>
      world.after(processRun.noticedAfter(delay), () => {
        if (processRun.alive && !processRun.crashesAt(`after:${point}`)) resolve(value());
      });
    const fate = faults.fateOf('provider');
    const [there, back] = [faults.delayOf('provider'), faults.delayOf('provider')];
    if (fate === 'request-lost') {
      const kind = random.pick(['unsent', 'lost', 'late'] as const);
      world.note(`${processRun.machine.name} ${point} ${kind}`);
      if (kind === 'unsent') return answer(there, () => failed(false));
      if (kind === 'late')
        world.after(timeoutMs + random.between(0, LATEST_MS), () => noted(processRun, point, work));
      return answer(timeoutMs, () => failed(true));
    }
    world.note(`${processRun.machine.name} ${point}${fate === 'answer-lost' ? ' answer-lost' : ''}`);
    let result: T | undefined;
    world.after(there, () => {
      result = work();
    });
    // A server error arrives at once, a lost answer never.
    if (fate === 'answer-lost')
      return answer(random.chance(0.5) ? there + back : timeoutMs, () => failed(true));
    if (there + back >= timeoutMs) return answer(timeoutMs, () => failed(true));
    answer(there + back + 1, () => result as T);
  });
}

function noted<T>(processRun: ProcessRun, point: string, work: () => T): void {
  processRun.world.note(`provider ${point} arrives late`);
  work();
}

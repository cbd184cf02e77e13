import type { World } from './world.ts';
import type { Link } from './faults.ts';

/** Releases what a process holds elsewhere, such as a lock, when the process crashes. */
export type OnCrash = () => void;

const DOWN_MS = { least: 500, most: 20_000 };

/** One run of a process, from its start to its crash. Calls that are pending at the crash never return. */
export class ProcessRun {
  readonly machine: Machine;
  readonly #onCrash = new Set<OnCrash>();
  alive = true;
  #frozenUntil = 0;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  get world(): World {
    return this.machine.world;
  }

  /** The process's own clock, which may be wrong. */
  readonly now = (): Date => new Date(this.world.beginning + this.world.now + this.machine.clockAheadMs);

  /** As SIGSTOP does: until the process continues, it receives nothing; then it receives everything at once. */
  freeze(milliseconds: number): void {
    this.#frozenUntil = this.world.now + milliseconds;
  }

  /** Freezes the process at this point, with the probability of a stall. */
  stallAt(point: string): void {
    const milliseconds = this.world.faults.stallAt();
    if (milliseconds === 0) return;
    this.world.note(`${this.machine.name} stalls at ${point} for ${milliseconds}`);
    this.freeze(milliseconds);
  }

  /** After how many milliseconds the process notices something that arrives after `milliseconds`. */
  noticedAfter(milliseconds: number): number {
    return Math.max(milliseconds, this.#frozenUntil - this.world.now);
  }

  onCrash(undo: OnCrash): () => void {
    this.#onCrash.add(undo);
    return () => this.#onCrash.delete(undo);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        if (this.noticedAfter(0) > 0) return this.world.after(this.noticedAfter(0), wake);
        if (this.alive) resolve();
      };
      this.world.after(milliseconds, wake);
    });
  }

  /**
   * A call out of the process. This is the only place where calls are delayed or lost, and where a process crashes.
   * @param lost the error that the caller gets when the link breaks; undefined if it gets none
   */
  call<T>(point: string, link: Link, work: () => T | Promise<T>, lost?: () => Error): Promise<T> {
    const { world } = this;
    const { faults } = world;
    return new Promise<T>((resolve, reject) => {
      if (!this.alive) return;
      if (this.crashesAt(`before:${point}`)) return;
      const fate = faults.fateOf(link);
      world.note(`${this.machine.name} ${point}${fate === 'fine' ? '' : ` ${fate}`}`);
      const answer = (deliver: () => void) => {
        if (this.alive) this.stallAt(point);
        world.after(this.noticedAfter(faults.delayOf(link)), () => {
          if (this.alive && !this.crashesAt(`after:${point}`)) deliver();
        });
      };
      const breakOff = () => {
        if (lost !== undefined) answer(() => reject(lost()));
      };
      world.after(faults.delayOf(link), () => {
        // What a process sent just before its crash may have left it or not.
        if (!this.alive && world.random.chance(0.5)) return;
        if (fate === 'request-lost') return breakOff();
        settle(
          work,
          (value) => (fate === 'answer-lost' ? breakOff() : answer(() => resolve(value))),
          (error) => answer(() => reject(error as Error)),
        );
        if (fate === 'duplicated') settle(work, nothing, nothing);
      });
    });
  }

  end(): void {
    this.alive = false;
    for (const undo of this.#onCrash) undo();
    this.#onCrash.clear();
  }

  /** Crashes the process at this point, with the probability of a crash. @returns whether it did */
  crashesAt(point: string): boolean {
    if (!this.world.faults.crashes()) return false;
    this.machine.crash(point);
    return true;
  }
}

export interface Running<Program> {
  readonly processRun: ProcessRun;
  /** The calls that it answers. */
  readonly program: Program;
}

/** A process that is restarted after each crash, with new memory. */
export class Machine<Program = unknown> {
  readonly world: World;
  readonly name: string;
  readonly #boot: (processRun: ProcessRun) => Program;
  #running: Running<Program> | undefined;
  clockAheadMs = 0;
  crashes = 0;

  constructor(world: World, name: string, boot: (processRun: ProcessRun) => Program) {
    this.world = world;
    this.name = name;
    this.#boot = boot;
  }

  /** The running process; undefined while the machine is down. */
  get running(): Running<Program> | undefined {
    return this.#running;
  }

  start(): void {
    const processRun = new ProcessRun(this);
    this.#running = { processRun, program: this.#boot(processRun) };
  }

  crash(where: string): void {
    const processRun = this.#running?.processRun;
    if (processRun === undefined) return;
    this.world.note(`${this.name} crashes ${where}`);
    this.crashes++;
    this.#running = undefined;
    processRun.end();
    this.world.after(this.world.random.between(DOWN_MS.least, DOWN_MS.most), () => this.start());
  }
}

function settle<T>(
  work: () => T | Promise<T>,
  done: (value: T) => void,
  failed: (error: unknown) => void,
): void {
  try {
    const result = work();
    if (result instanceof Promise) result.then(done, failed);
    else done(result);
  } catch (error) {
    failed(error);
  }
}

const nothing = (): void => {};

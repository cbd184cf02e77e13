import { BEGINNING } from './world.ts';
import type { World } from './world.ts';
import type { Link } from './faults.ts';

/** Says on whose behalf something is kept for a process, so that it can be taken back when the process dies. */
export type OnDeath = () => void;

const DOWN_MS = { least: 500, most: 20_000 };

/** One run of a process, from its start to its death. What it waits for when it dies never comes. */
export class Life {
  readonly machine: Machine;
  readonly #onDeath = new Set<OnDeath>();
  alive = true;
  #frozenUntil = 0;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  get world(): World {
    return this.machine.world;
  }

  /** The process's own clock, which may be wrong. */
  readonly now = (): Date => new Date(BEGINNING + this.world.now + this.machine.clockAheadMs);

  /** As SIGSTOP does: it hears nothing until it goes on, and then everything at once. */
  freeze(milliseconds: number): void {
    this.#frozenUntil = this.world.now + milliseconds;
  }

  /** As freeze, where chance will have it. */
  stallAt(point: string): void {
    const milliseconds = this.world.faults.stallAt();
    if (milliseconds === 0) return;
    this.world.note(`${this.machine.name} stands still at ${point} for ${milliseconds}`);
    this.freeze(milliseconds);
  }

  /** Milliseconds until something that arrives after so many is noticed. */
  noticedAfter(milliseconds: number): number {
    return Math.max(milliseconds, this.#frozenUntil - this.world.now);
  }

  onDeath(undo: OnDeath): () => void {
    this.#onDeath.add(undo);
    return () => this.#onDeath.delete(undo);
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
   * Asks something outside the process: the one place where a call is delayed, lost or answered to nobody, and where a process
   * dies.
   * @param lost the error by which the caller learns that the link broke; undefined where it learns nothing
   */
  call<T>(point: string, link: Link, work: () => T | Promise<T>, lost?: () => Error): Promise<T> {
    const { world } = this;
    const { faults } = world;
    return new Promise<T>((resolve, reject) => {
      if (!this.alive) return;
      if (this.diesAt(`before:${point}`)) return;
      const fate = faults.fateOf(link);
      world.note(`${this.machine.name} ${point}${fate === 'fine' ? '' : ` ${fate}`}`);
      const answer = (tell: () => void) => {
        if (this.alive) this.stallAt(point);
        world.after(this.noticedAfter(faults.delayOf(link)), () => {
          if (this.alive && !this.diesAt(`after:${point}`)) tell();
        });
      };
      const breakOff = () => {
        if (lost !== undefined) answer(() => reject(lost()));
      };
      world.after(faults.delayOf(link), () => {
        // What a process sent in its last moment may be on its way or not.
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
    for (const undo of this.#onDeath) undo();
    this.#onDeath.clear();
  }

  /** Whether the process dies at this point, which it then does. */
  diesAt(point: string): boolean {
    if (!this.world.faults.crashes()) return false;
    this.machine.crash(point);
    return true;
  }
}

export interface Running<Program> {
  readonly life: Life;
  /** What it answers to. */
  readonly program: Program;
}

/** A process that is started again whenever it dies: nothing in its memory outlives it. */
export class Machine<Program = unknown> {
  readonly world: World;
  readonly name: string;
  readonly #boot: (life: Life) => Program;
  #running: Running<Program> | undefined;
  clockAheadMs = 0;
  crashes = 0;

  constructor(world: World, name: string, boot: (life: Life) => Program) {
    this.world = world;
    this.name = name;
    this.#boot = boot;
  }

  /** Undefined while it is down. */
  get running(): Running<Program> | undefined {
    return this.#running;
  }

  start(): void {
    const life = new Life(this);
    this.#running = { life, program: this.#boot(life) };
  }

  crash(where: string): void {
    const life = this.#running?.life;
    if (life === undefined) return;
    this.world.note(`${this.name} dies ${where}`);
    this.crashes++;
    this.#running = undefined;
    life.end();
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

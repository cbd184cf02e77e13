import { Faults, drawFaultRates } from './faults.ts';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { Trace } from './trace.ts';

/** The start time of a run, where it names none: a Monday without a holiday. */
const BEGINNING = Date.UTC(2026, 10, 23, 9);

/** What all parts of a run share: random numbers, time, faults and trace. */
export class World {
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly beginning: number;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  readonly trace: Trace;
  /** Violations that were detected during the run. */
  readonly violations: string[] = [];
  /** The simulated moment of the last failure of a call, a process or the clock, or of what may have been one. */
  disturbedAt = 0;
  #ids = 0;

  constructor(
    seed: number,
    {
      keepTrace = false,
      beginning = BEGINNING,
    }: { readonly keepTrace?: boolean; readonly beginning?: number } = {},
  ) {
    this.seed = seed;
    this.beginning = beginning;
    this.random = new Random(seed);
    this.scheduler = new Scheduler(this.random);
    this.faults = new Faults(this.random, drawFaultRates(this.random));
    this.faults.disturb = () => (this.disturbedAt = this.now);
    this.trace = new Trace({ keep: keepTrace });
  }

  get now(): number {
    return this.scheduler.now;
  }

  /** In the format of a version 7 UUID; unique within the run and increasing. */
  newId(): string {
    const number = (++this.#ids).toString(16).padStart(12, '0');
    return `01990000-0000-7000-8000-${number}`;
  }

  note(line: string): void {
    this.trace.add(this.now, line);
  }

  violate(what: string): void {
    this.note(what);
    this.violations.push(what);
  }

  after(milliseconds: number, run: () => void): void {
    this.scheduler.after(milliseconds, run);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }
}

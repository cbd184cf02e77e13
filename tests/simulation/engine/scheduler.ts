import type { Random } from './random.ts';

interface Task {
  readonly at: number;
  /** A random number, which orders tasks of the same millisecond. */
  readonly order: number;
  readonly run: () => void;
}

/**
 * The scheduler of the virtual time, in milliseconds from the beginning. Everything that takes time is a task; between two
 * tasks all promises that can settle are settled.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #heap: Task[] = [];
  now = 0;
  ran = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  after(milliseconds: number, run: () => void): void {
    this.#push({ at: this.now + Math.max(0, Math.round(milliseconds)), order: this.#random.next(), run });
  }

  /** Runs until `done` returns true, no task is left, or `until` is reached. @returns the result of `done` */
  async run({ done, until }: { readonly done: () => boolean; readonly until: number }): Promise<boolean> {
    await promisesToSettle();
    while (!done()) {
      const task = this.#heap[0];
      if (task === undefined || task.at > until) return false;
      this.#pop();
      this.now = task.at;
      this.ran++;
      task.run();
      await promisesToSettle();
    }
    return true;
  }

  #push(task: Task): void {
    const heap = this.#heap;
    let index = heap.push(task) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(task, heap[parent] as Task)) break;
      heap[index] = heap[parent] as Task;
      index = parent;
    }
    heap[index] = task;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Task;
    if (heap.length === 0) return;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const child = right < heap.length && isBefore(heap[right] as Task, heap[left] as Task) ? right : left;
      if (!isBefore(heap[child] as Task, last)) break;
      heap[index] = heap[child] as Task;
      index = child;
    }
    heap[index] = last;
  }
}

const isBefore = (left: Task, right: Task): boolean =>
  left.at < right.at || (left.at === right.at && left.order < right.order);

/** setImmediate runs only after all promises that can settle are settled. */
const promisesToSettle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

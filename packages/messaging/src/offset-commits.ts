import type { EachBatchPayload } from 'kafkajs';

type Offsets = Pick<EachBatchPayload, 'commitOffsetsIfNecessary' | 'uncommittedOffsets'>;

/** What a killed process has handled since is delivered again. */
export const COMMIT_MS = 500;

/**
 * Commits of a consumer, with some time between them. By itself kafkajs commits after each batch, and events that come one by one are a batch
 * each: the broker would write a commit of every group for every event.
 */
export class OffsetCommits {
  #offsets: Offsets | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;

  /** After a message: what no commit has contained so far is committed later, also while its batch still runs and if none follows. */
  later(offsets: Offsets): void {
    this.#offsets = offsets;
    if (!this.#isEnded) this.#timer ??= setTimeout(() => void this.now(), COMMIT_MS);
  }

  /** Resolves also when the broker is away or has given the partitions to another: a later commit contains it, or it is delivered again. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const offsets = this.#offsets;
    if (offsets === undefined) return;
    this.#offsets = undefined;
    try {
      await offsets.commitOffsetsIfNecessary(offsets.uncommittedOffsets());
    } catch {
      this.later(offsets);
    }
  }

  /** In a new generation of the group nothing of the one before can be committed: it is delivered again. */
  forget(): void {
    this.#offsets = undefined;
  }

  /** Commits now. A batch that has not ended yet commits when it does. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.now();
  }
}

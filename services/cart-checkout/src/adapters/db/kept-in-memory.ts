import type { Logger } from '@loupe/telemetry/logger';

/** A change is seen by every instance within two seconds. */
const REFRESH_MS = 1_000;

export interface KeptSource<Value> {
  /** For the warning that it could not be read again. */
  readonly name: string;
  /** Changes when the value does. */
  fingerprint(): Promise<string>;
  read(): Promise<Value>;
}

/** A value that every request reads and that changes a few times a day: in memory, and read again when it has changed. */
export class KeptInMemory<Value> {
  readonly #source: KeptSource<Value>;
  readonly #logger: Pick<Logger, 'warn'>;
  #kept: { readonly value: Value; readonly fingerprint: string } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reading = false;

  constructor(source: KeptSource<Value>, logger: Pick<Logger, 'warn'>) {
    this.#source = source;
    this.#logger = logger;
  }

  /** Reads it once, then each second whether it has changed. */
  async start(): Promise<void> {
    await this.refresh();
    this.#timer = setInterval(() => void this.#refreshOrWarn(), REFRESH_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The fingerprint is read first: a change between the two reads is read again the next time. */
  async refresh(): Promise<void> {
    const fingerprint = await this.#source.fingerprint();
    if (fingerprint === this.#kept?.fingerprint) return;
    this.#kept = { value: await this.#source.read(), fingerprint };
  }

  /** @throws Error before the start */
  get = (): Value => {
    if (this.#kept === undefined) throw new Error(`${this.#source.name} were not read yet.`);
    return this.#kept.value;
  };

  /** While the database is unavailable, the value read before stays in use. */
  async #refreshOrWarn(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      await this.refresh();
    } catch (error) {
      this.#logger.warn({ err: error }, `${this.#source.name} not refreshed.`);
    } finally {
      this.#reading = false;
    }
  }
}

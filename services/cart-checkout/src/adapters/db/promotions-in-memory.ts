import type { Logger } from '@loupe/telemetry/logger';
import type { Promotion } from '../../domain/promotions/promotion.ts';
import type { PromotionRepository } from './promotion-repository.ts';

/** A change is seen by every instance within two seconds. */
const REFRESH_MS = 1_000;

export type PromotionSource = Pick<PromotionRepository, 'fingerprint' | 'list'>;

/** All promotions in memory: every price depends on them, and they change a few times a day. */
export class PromotionsInMemory {
  readonly #source: PromotionSource;
  readonly #logger: Pick<Logger, 'warn'>;
  #promotions: readonly Promotion[] = [];
  #fingerprint: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #reading = false;

  constructor(source: PromotionSource, logger: Pick<Logger, 'warn'>) {
    this.#source = source;
    this.#logger = logger;
  }

  /** Reads them once, then each second whether one has changed. */
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
    if (fingerprint === this.#fingerprint) return;
    this.#promotions = (await this.#source.list()).map(({ promotion }) => promotion);
    this.#fingerprint = fingerprint;
  }

  all = (): readonly Promotion[] => this.#promotions;

  /** While the database is unavailable, the promotions read before stay in use. */
  async #refreshOrWarn(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      await this.refresh();
    } catch (error) {
      this.#logger.warn({ err: error }, 'Promotions not refreshed.');
    } finally {
      this.#reading = false;
    }
  }
}

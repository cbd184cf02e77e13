import type { OpenRestore, RestoreStore } from '../use-cases/ports/restore-store.ts';

/** Whether anything may be sent to a provider. */
export interface PaymentPause {
  isPaused(): boolean;
  /** For /readyz. */
  state(): 'open' | 'not known yet' | { readonly pausedSince: Date; readonly restoredTo: Date };
  /** Reads it again. @returns 0, as a sweep that handled nothing */
  refresh(): Promise<number>;
}

/** For processes that never start after a restore: tests. */
export const NEVER_PAUSED: PaymentPause = {
  isPaused: () => false,
  state: () => 'open',
  refresh: () => Promise.resolve(0),
};

/** Until it was read for the first time nothing is sent: a process that starts after a restore must not be quicker than its check. */
export function paymentPause(restores: Pick<RestoreStore, 'open'>): PaymentPause {
  let known: { readonly restore: OpenRestore | undefined } | undefined;
  return {
    isPaused: () => known === undefined || known.restore !== undefined,
    state() {
      if (known === undefined) return 'not known yet';
      const { restore } = known;
      return restore === undefined
        ? 'open'
        : { pausedSince: restore.pausedAt, restoredTo: restore.restoredTo };
    },
    async refresh() {
      known = { restore: await restores.open() };
      return 0;
    },
  };
}

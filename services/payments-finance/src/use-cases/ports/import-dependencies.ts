import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { ProviderMovement } from '../../domain/settlement/reconcile.ts';
import type { DisputeStore } from './disputes.ts';
import type { HoldStore, StoredCards } from './hold-store.ts';
import type { PaymentStore } from './payment-store.ts';
import type { Providers } from './providers.ts';
import type { RestoreStore } from './restore-store.ts';
import type { ReversalStore } from './reversal-store.ts';
import type { LedgerReads, SettlementStore } from './settlement-store.ts';

/** What an import of the providers' reports after a restore needs. */
export interface ImportPorts {
  readonly restores: RestoreStore;
  readonly settlements: SettlementStore;
  readonly payments: Pick<PaymentStore, 'change' | 'tombstone'>;
  readonly reversals: ReversalStore;
  readonly ledger: LedgerReads;
  readonly disputes: Pick<DisputeStore, 'open'>;
  readonly holds: HoldStore;
  readonly storedCards: Pick<StoredCards, 'find'>;
  readonly providers: Providers;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** A provider's movement and the method it belongs to. */
export interface ReportedMovement extends ProviderMovement {
  readonly method: PaymentMethod;
}

import type { Ledger } from './ledger/ledger.ts';
import type { Webhooks } from './webhooks/sender.ts';

/** What the vendor's calls are carried out with. */
export interface Handling {
  readonly ledger: Ledger;
  readonly webhooks: Pick<Webhooks, 'tell'>;
  /** The clock of authorizations, which tests move. */
  readonly now: () => Date;
  /** In the vendor's form: 17 capitals and digits. */
  readonly newId: () => string;
  readonly publicUrl: string;
  /** Of the request that is carried out. */
  readonly requestId?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: object | null;
}

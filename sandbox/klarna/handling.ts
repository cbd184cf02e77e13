import type { Callbacks } from './callbacks/sender.ts';
import type { ClientTokens } from './client-tokens.ts';
import type { Ledger } from './ledger/ledger.ts';

/** What the vendor's calls are carried out with. */
export interface Handling {
  readonly ledger: Ledger;
  readonly callbacks: Pick<Callbacks, 'tell'>;
  readonly clientTokens: ClientTokens;
  /** The clock of sessions and orders, which tests move. */
  readonly now: () => Date;
  readonly newId: () => string;
  readonly publicUrl: string;
}

export interface Answer {
  readonly status: number;
  readonly body: object | null;
  readonly headers?: Readonly<Record<string, string>>;
}

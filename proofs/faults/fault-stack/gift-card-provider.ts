import { request } from 'undici';

/** A fault of the gift card provider, set by the sandbox's control API. */
export interface GiftCardFault {
  /** The number of calls that it affects. */
  readonly next: number;
  /** Any where none is given: sandbox/givex/README.md lists them. */
  readonly method?: 'dc_904' | 'dc_905' | 'dc_907' | 'dc_909' | 'dc_918' | 'dc_920' | 'dc_921';
  /** The host whose calls the fault affects; calls of either where none is given. */
  readonly host?: 'primary' | 'secondary';
  readonly delayMs?: number;
  /** Never answers: before or after processing the request. */
  readonly hang?: 'before' | 'after';
  readonly http?: number;
  /** The status that is answered after processing the request. */
  readonly httpAfter?: number;
  /** Refuses with this result code. */
  readonly code?: string;
}

export interface IssuedGiftCard {
  readonly number: string;
  readonly pin: string;
}

/** A row of the provider's ledger. */
export interface GiftCardTransaction {
  readonly kind: string;
  /** Of a pre-authorisation: what was requested, and what was held. */
  readonly asked: string;
  readonly amount: string;
  readonly reversed: boolean;
}

/** The gift card provider, driven by the sandbox's control API. */
export interface GiftCardProvider {
  /** Issues the card, or changes what is available on it. */
  issue(card: IssuedGiftCard, minorUnits: number): Promise<void>;
  transactions(): Promise<readonly GiftCardTransaction[]>;
  inject(fault: GiftCardFault): Promise<void>;
  heal(): Promise<void>;
}

export function giftCardProviderAt(origin: string): GiftCardProvider {
  const call = async (path: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> => {
    const reply = await request(`${origin}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`the gift card sandbox rejected ${path}: ${text}`);
    return JSON.parse(text);
  };
  return {
    issue: async (card, minorUnits) =>
      void (await call('cards', 'POST', { ...card, balance: (minorUnits / 100).toFixed(2) })),
    transactions: async () =>
      ((await call('ledger', 'GET')) as { transactions: GiftCardTransaction[] }).transactions,
    inject: async (fault) => void (await call('faults', 'POST', fault)),
    heal: async () => void (await call('faults', 'DELETE')),
  };
}

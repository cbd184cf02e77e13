import { request } from 'undici';

/** Ways to pay of which the shopper agrees at the provider or in the device. */
export const WALLET_METHODS = ['paypal', 'klarna', 'applepay'] as const;
export type WalletMethod = (typeof WALLET_METHODS)[number];

/** What the shop asks of any of them. */
export type WalletCall = 'begin' | 'hold' | 'giveBack' | 'capture' | 'refund';

/** As of the sandboxes (sandbox/faults.ts), in the same words for all. */
export interface WalletFault {
  /** The number of calls that it affects. */
  readonly next: number;
  readonly call: WalletCall;
  readonly delayMs?: number;
  /** Never answers: before or after processing the request. */
  readonly hang?: 'before' | 'after';
  readonly http?: number;
  /** The status that is answered after processing the request. */
  readonly httpAfter?: number;
}

/** What the provider posted to the shop of its own accord. */
export interface Notice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the shop answered to each delivery. */
  readonly statuses: readonly number[];
}

export type Disorder = 'duplicate' | 'reorder' | 'lose';

export interface WalletProvider {
  inject(fault: WalletFault): Promise<void>;
  /** How many calls the injected faults are still to affect. */
  pending(): Promise<number>;
  heal(): Promise<void>;
  /** Disturbs the next notices, each once. */
  disturb(disorders: readonly Disorder[]): Promise<void>;
  notices(): Promise<readonly Notice[]>;
}

export interface Wallets {
  readonly of: Readonly<Record<WalletMethod, WalletProvider>>;
  /** A test person agrees at PayPal, on the page that the shopper is sent to. */
  agreeAtPayPal(page: string, payerId: string): Promise<void>;
  /** A test person agrees in Klarna's widget. */
  agreeAtKlarna(clientToken: string): Promise<void>;
  /** What the device gives the page once the shopper has agreed in its sheet. */
  appleToken(card: string, pence: number): Promise<string>;
  /** A payer disputes what was captured for an order. @returns false where nothing was */
  dispute(orderNumber: string): Promise<boolean>;
}

interface Sandbox {
  readonly origin: string;
  /** The sandbox's names of our calls; a call that it does not have affects nothing. */
  readonly calls: Readonly<Partial<Record<WalletCall, string>>>;
  /** How it names the call in a fault. */
  readonly field: 'call' | 'operation';
  /** Where its notices are listed, and disturbed. */
  readonly told?: { readonly path: string; readonly member: string };
}

const MOVES = { capture: 'capture', refund: 'refund' } as const;

/** @param originOf a sandbox of the stack */
export function walletsAt(originOf: (sandbox: 'paypal' | 'klarna' | 'cybersource') => string): Wallets {
  const [paypal, klarna, cards] = [originOf('paypal'), originOf('klarna'), originOf('cybersource')];
  return {
    of: {
      paypal: providerOf({
        origin: paypal,
        calls: { ...MOVES, begin: 'create', hold: 'authorize', giveBack: 'void' },
        field: 'call',
        told: { path: 'webhooks', member: 'events' },
      }),
      klarna: providerOf({
        origin: klarna,
        calls: { ...MOVES, begin: 'create-session', hold: 'create-order', giveBack: 'cancel' },
        field: 'call',
        told: { path: 'callbacks', member: 'callbacks' },
      }),
      // The card provider decrypts the token, and moves the money as of any card.
      applepay: providerOf({
        origin: cards,
        calls: { ...MOVES, hold: 'authorise', giveBack: 'reverse' },
        field: 'operation',
      }),
    },
    async agreeAtPayPal(page, payerId) {
      const orderId = new URL(page).searchParams.get('token');
      await post(`${paypal}/control/approve`, { orderId, payerId });
    },
    async agreeAtKlarna(clientToken) {
      const claims = JSON.parse(Buffer.from(clientToken.split('.')[1] ?? '', 'base64url').toString()) as {
        session_id: string;
      };
      await post(`${klarna}/control/approve`, { sessionId: claims.session_id });
    },
    async appleToken(number, pence) {
      const { paymentData } = await post<{ paymentData: object }>(`${cards}/control/wallet-tokens`, {
        number,
        pence,
      });
      return JSON.stringify(paymentData);
    },
    async dispute(orderNumber) {
      const { movements } = await read<{ movements: { kind: string; id: string; invoiceId: string }[] }>(
        `${paypal}/control/ledger`,
      );
      const capture = movements.find(
        ({ kind, invoiceId }) => kind === 'capture' && invoiceId.startsWith(`${orderNumber}-`),
      );
      if (capture === undefined) return false;
      await post(`${paypal}/control/dispute`, { captureId: capture.id });
      return true;
    },
  };
}

function providerOf({ origin, calls, field, told }: Sandbox): WalletProvider {
  const faults = `${origin}/control/faults`;
  return {
    async inject({ call, ...fault }) {
      const name = calls[call];
      if (name !== undefined) await post(faults, { ...fault, [field]: name });
    },
    pending: async () => (await read<{ pending: number }>(faults)).pending,
    heal: async () => void (await send(faults, 'DELETE')),
    async disturb(disorders) {
      for (const disorder of disorders) await post(`${origin}/control/${told?.path}`, { disorder });
    },
    async notices() {
      if (told === undefined) return [];
      return (await read<Record<string, Notice[]>>(`${origin}/control/${told.path}`))[told.member] ?? [];
    },
  };
}

const post = <T>(url: string, body: object): Promise<T> => send(url, 'POST', body) as Promise<T>;
const read = <T>(url: string): Promise<T> => send(url, 'GET') as Promise<T>;

async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const reply = await request(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await reply.body.text();
  if (reply.statusCode >= 300) throw new Error(`the sandbox rejected ${url}: ${text}`);
  return JSON.parse(text);
}

import { oneKey } from '@loupe/test-harness/keys';
import { startVendor } from './vendor-process.ts';
import type { VendorProcess } from './vendor-process.ts';

/** As in the KEYS_FILE of both sides. */
export const PAYPAL_SET = oneKey('a-secret-of-tests');
export const PAYPAL_CLIENT = { id: 'client-of-tests', secret: () => 'a-secret-of-tests' };

export const WEBHOOK_ID = 'webhook-of-tests';

export const PAYERS = {
  pays: 'ANNAPAYS00001',
  declined: 'BENDECLINED01',
  refused: 'CLEOREFUSED01',
  pending: 'DORAPENDING01',
  takenBack: 'EVANTAKENBACK',
};

export interface PayPalMovement {
  readonly kind: string;
  readonly id: string;
  readonly invoiceId: string;
  readonly orderId: string;
  readonly pence: number;
  readonly standing: number;
  readonly requestId: string;
  readonly status: string;
}

export interface PayPalEvent {
  readonly id: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PayPalSandbox extends Omit<VendorProcess, 'post'> {
  /** Agrees on the page that a payer was sent to. */
  approve(pageUrl: string, payerId?: string, addressId?: string): Promise<void>;
  /** Movements of one of our order numbers, oldest first. */
  movements(reference: string): Promise<PayPalMovement[]>;
  takeBack(authorizationId: string): Promise<void>;
  /** A payer disputes a capture. */
  dispute(captureId: string): Promise<void>;
  /** The provider decides the one of this order. */
  endDispute(reference: string, outcome: 'won' | 'lost'): Promise<void>;
  /** Events of one of our order numbers, as they are posted, oldest first. */
  events(reference: string): Promise<PayPalEvent[]>;
  revokeTokens(): Promise<void>;
}

export async function startPayPal(): Promise<PayPalSandbox> {
  const { post, ...vendor } = await startVendor(
    'paypal',
    { paypal: PAYPAL_SET },
    { CLIENT_ID: PAYPAL_CLIENT.id, WEBHOOK_ID },
  );
  const { url } = vendor;

  async function movementsOf(reference: string): Promise<PayPalMovement[]> {
    const { movements } = (await (await fetch(`${url}/control/ledger`)).json()) as {
      movements: PayPalMovement[];
    };
    return movements.filter(({ invoiceId }) => invoiceId.startsWith(`${reference}-`));
  }

  return {
    ...vendor,
    async approve(pageUrl, payerId = PAYERS.pays, addressId = 'london') {
      const token = new URL(pageUrl).searchParams.get('token') ?? '';
      const body = new URLSearchParams({ token, payer: payerId, address: addressId, answer: 'agree' });
      const response = await fetch(`${url}/checkoutnow`, { method: 'POST', redirect: 'manual', body });
      if (response.status !== 303) throw new Error(`The payer was answered ${response.status}.`);
    },
    movements: movementsOf,
    async events(reference) {
      const { events } = (await (await fetch(`${url}/control/webhooks`)).json()) as { events: PayPalEvent[] };
      return events.filter(({ body }) => body.includes(`"${reference}"`) || body.includes(`"${reference}-`));
    },
    dispute: async (captureId) => void (await post('/control/dispute', { captureId })),
    async endDispute(reference, outcome) {
      const found = (await movementsOf(reference)).find(({ kind }) => kind === 'dispute');
      await post('/control/dispute-end', { disputeId: found?.id, outcome });
    },
    takeBack: async (authorizationId) => void (await post('/control/take-back', { authorizationId })),
    revokeTokens: async () => void (await post('/control/revoke-tokens', {})),
  };
}

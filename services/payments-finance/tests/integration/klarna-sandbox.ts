import { oneKey } from '@loupe/test-harness/keys';
import { startVendor } from './vendor-process.ts';
import type { VendorProcess } from './vendor-process.ts';

/** As in the KEYS_FILE of both sides. */
export const KLARNA_SET = oneKey('a-password-of-tests');
export const KLARNA_USER = { name: 'user-of-tests', password: () => 'a-password-of-tests' };
/** Nobody listens there: the tests pass on what the vendor tells. */
export const CALLBACK_URL = 'http://127.0.0.1:9/webhooks/klarna';

export type Person = 'alma' | 'ivo' | 'petra';

export interface KlarnaMovement {
  readonly kind: string;
  readonly id: string;
  readonly orderId: string;
  readonly reference: string;
  readonly transactionId: string;
  readonly pence: number;
  readonly standing: number;
  readonly status: string;
  readonly fraud: string;
}

export interface KlarnaSandbox extends VendorProcess {
  /** A test person agrees to the purchase of a session. @param clientToken what the widget is given */
  approve(clientToken: string, person?: Person): Promise<void>;
  /** What the vendor posts to us, oldest first. */
  told(): Promise<string[]>;
  movements(reference: string): Promise<KlarnaMovement[]>;
  decide(orderId: string, decision: 'ACCEPTED' | 'REJECTED'): Promise<void>;
  /** The session as the vendor has it. */
  session(clientToken: string): Promise<Record<string, unknown>>;
}

const sessionIn = (clientToken: string): string =>
  (JSON.parse(Buffer.from(clientToken.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id;

export async function startKlarna(): Promise<KlarnaSandbox> {
  const vendor = await startVendor('klarna', { klarna: KLARNA_SET }, { USERNAME: KLARNA_USER.name });
  const { url, post } = vendor;
  const basic = Buffer.from(`${KLARNA_USER.name}:${KLARNA_USER.password()}`).toString('base64');
  const read = async <T>(path: string): Promise<T> =>
    (await (await fetch(url + path, { headers: { authorization: `Basic ${basic}` } })).json()) as T;
  return {
    ...vendor,
    approve: async (clientToken, person = 'alma') =>
      void (await post('/control/approve', { sessionId: sessionIn(clientToken), person })),
    async told() {
      const { callbacks } = await read<{ callbacks: { body: string }[] }>('/control/callbacks');
      return callbacks.map(({ body }) => body);
    },
    async movements(reference) {
      const { movements } = await read<{ movements: KlarnaMovement[] }>('/control/ledger');
      return movements.filter((movement) => movement.reference === reference);
    },
    decide: async (orderId, decision) => void (await post('/control/decide', { orderId, decision })),
    session: (clientToken) => read(`/payments/v1/sessions/${sessionIn(clientToken)}`),
  };
}

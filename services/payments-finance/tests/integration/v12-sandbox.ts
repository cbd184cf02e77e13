import { oneKey } from '@loupe/test-harness/keys';
import { startVendor } from './vendor-process.ts';
import type { VendorProcess } from './vendor-process.ts';

const KEY = 'a-key-of-the-lender';
/** As in the KEYS_FILE of both sides. */
export const V12_SET = oneKey(KEY);
export const RETAILER = { id: '4711', guid: '6b0c7f6e-0f0e-4e1e-9a39-2f0d4c1b7a10' };

/** An application in the lender's ledger; pence. */
export interface LenderRow {
  readonly id: string;
  readonly status: string;
  readonly salesReference: string;
  readonly reference: string;
  readonly loan: number;
  readonly refunded: number;
  readonly owed: number;
}

export interface V12Sandbox extends VendorProcess {
  /** Changes how the lender's list behaves, and its products. */
  control(order: object): Promise<void>;
  /** Applications of one of our order numbers, oldest first. */
  applications(reference: string): Promise<LenderRow[]>;
  /** The same, as movements. */
  movements(reference: string): Promise<{ kind: string; pence: number }[]>;
  /** What the customer does on the lender's pages. */
  customer(reference: string, answer: 'apply' | 'sign' | 'cancel', lastName?: string): Promise<void>;
  decide(reference: string, decision: 'yes' | 'no'): Promise<void>;
  /** The lender pays the shop. */
  pay(reference: string): Promise<void>;
  /** What the lender posts to us, oldest first. */
  told(): Promise<string[]>;
}

export async function startV12(): Promise<V12Sandbox> {
  const vendor = await startVendor(
    'v12',
    { v12: V12_SET },
    {
      RETAILER_ID: RETAILER.id,
      RETAILER_GUID: RETAILER.guid,
      RETURN_URL: 'http://beaverbrooks.localhost:3000/api/providerReturn',
      // Nobody listens there: the tests pass on what the lender tells.
      CALLBACK_URL: 'http://127.0.0.1:9/webhooks/v12',
    },
  );
  const { url, post } = vendor;
  const read = async <T>(path: string): Promise<T> => (await (await fetch(url + path)).json()) as T;
  const applications = async (reference: string): Promise<LenderRow[]> => {
    const { movements } = await read<{ movements: LenderRow[] }>('/control/ledger');
    return movements.filter((row) => row.reference === reference);
  };
  const newest = async (reference: string): Promise<string> =>
    (await applications(reference)).at(-1)?.id ?? '0';
  return {
    ...vendor,
    applications,
    async control(order) {
      const body = JSON.stringify(order);
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/control`, { method: 'PUT', headers, body });
      if (!response.ok) throw new Error(await response.text());
    },
    async movements(reference) {
      return (await applications(reference)).map(({ status, loan, refunded }) => ({
        kind: status,
        pence: loan - refunded,
      }));
    },
    customer: async (reference, answer, lastName) =>
      void (await post('/control/customer', {
        applicationId: await newest(reference),
        answer,
        ...(lastName && { lastName }),
      })),
    decide: async (reference, decision) =>
      void (await post('/control/decide', { applicationId: await newest(reference), decision })),
    pay: async (reference) => void (await post('/control/pay', { applicationId: await newest(reference) })),
    async told() {
      const { callbacks } = await read<{ callbacks: { body: string }[] }>('/control/callbacks');
      return callbacks.map(({ body }) => body);
    },
  };
}

import { request } from 'undici';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const at = (path: string): string => `http://127.0.0.1:${stackUnderTest().ports['v12']}/control/${path}`;

/** An application in the lender's own ledger; pence. */
export interface LenderRow {
  readonly id: string;
  readonly status: string;
  /** Ours of the application, without hyphens. */
  readonly salesReference: string;
  readonly loan: number;
  readonly refunded: number;
  /** What the lender has paid, or is asked to pay, less what was given back. */
  readonly owed: number;
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await request(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`The lender's sandbox answers ${answer.statusCode}: ${text}`);
}

/** The lender's calls to fail next. */
export const disturbLender = (fault: object): Promise<void> => post('faults', fault);

/** What the lender has about one of our applications; undefined for one that it has never got. @param id ours */
export async function findLenderRow(id: string): Promise<LenderRow | undefined> {
  const { body } = await request(at('ledger'));
  const { movements } = (await body.json()) as { movements: LenderRow[] };
  return movements.find(({ salesReference }) => salesReference === id.replaceAll('-', ''));
}

/** @throws Error where the lender does not know it */
export async function lenderRow(id: string): Promise<LenderRow> {
  const row = await findLenderRow(id);
  if (row === undefined) throw new Error(`The lender knows no application ${id}.`);
  return row;
}

/** The customer on the lender's pages, and its referral desk, for one application. @param id ours */
export function atLender(id: string) {
  const act = async (path: string, order: object = {}): Promise<void> =>
    post(path, { applicationId: (await lenderRow(id)).id, ...order });
  return {
    apply: (lastName = 'Byron') => act('customer', { answer: 'apply', lastName }),
    sign: () => act('customer', { answer: 'sign' }),
    decide: (decision: 'yes' | 'no') => act('decide', { decision }),
    paysTheShop: () => act('pay'),
  };
}

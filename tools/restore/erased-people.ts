import { member, newEmail } from '../../tests/system/support/account.ts';
import { withDatabase } from '../../tests/system/support/database.ts';
import { Shopper } from '../../tests/system/support/shopper.ts';
import { handedOver, warehouse } from '../../tests/system/support/warehouse.ts';
import { buyPieces } from './a-day.ts';
import type { Order } from './a-day.ts';
import { command } from './runbook.ts';

/** Two who are in the base backup's log, and are erased in the lost time. */
export interface People {
  readonly account: { readonly id: string; readonly email: string };
  readonly guest: { readonly order: Order; readonly email: string };
}

/** An account, and a guest whose piece has left. */
export async function arrive(): Promise<People> {
  const account = await member(new Shopper());
  const mailbox = newEmail();
  const order = await buyPieces(1, mailbox);
  await handedOver(order.orderNumber);
  await warehouse(order.orderNumber, 'ship');
  return { account, guest: { order, email: mailbox } };
}

/** By an operator, in the lost time. */
export async function eraseBoth({ account, guest }: People): Promise<void> {
  const why = ['--reason', 'asked by letter', '--by', 'rehearsal'];
  await command('privacy', 'erase', account.id, ...why);
  await command('privacy', 'erase', guest.order.orderNumber, guest.email, ...why);
}

/** @returns the mailboxes of those who are found */
export const found = ({ account, guest }: People): Promise<string[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `SELECT email FROM identity.customer WHERE email = ANY ($1)
       UNION ALL SELECT email FROM cart_checkout.sales_order WHERE email = ANY ($1)`,
      [[account.email, guest.email]],
    );
    return rows.map(({ email }) => email);
  });

/** @returns a line for each who is there after all */
export const stillThere = async (people: People): Promise<string[]> =>
  (await found(people)).map((email) => `${email} was erased, and is there after the restore`);

import { randomUUID } from 'node:crypto';
import { PASSWORD, signUp } from '@loupe/scripted-shopper/account';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { ADDRESS } from '@loupe/scripted-shopper/order';
import { findInLogs, findInTables, findInTopics } from '@loupe/scripted-shopper/places';
import { secretValue } from '@loupe/scripted-shopper/secret';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';
import { handedOver, warehouse } from '@loupe/scripted-shopper/warehouse';
import { buyPieces } from './a-day.ts';
import type { Order } from './a-day.ts';
import { command } from './runbook.ts';

/** Whose data the base backup's log has. Two are erased in the lost time, and one asks for a copy then. */
export interface People {
  readonly account: { readonly id: string; readonly name: string };
  readonly asking: { readonly id: string; readonly shopper: Shopper };
  readonly guest: { readonly order: Order; readonly email: string; readonly name: string };
}

/** A name that stands nowhere else, and the mailbox of it. */
function newPerson() {
  const name = `Q${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  return { name, email: `${name.toLowerCase()}@example.com` };
}

/** Two accounts, and a guest whose piece has arrived. */
export async function arrive(): Promise<People> {
  const { name, email } = newPerson();
  const id = await newAccount(new Shopper(), email, name);
  const asking = new Shopper();
  const askingId = await newAccount(asking, newPerson().email, 'Marsh');
  const guest = newPerson();
  const order = await buyPieces(1, { email: guest.email, address: { ...ADDRESS, lastName: guest.name } });
  await handedOver(order.orderNumber);
  for (const action of ['ship', 'complete']) await warehouse(order.orderNumber, action);
  await until('the order is completed', () => isCompleted(order));
  return { account: { id, name }, asking: { id: askingId, shopper: asking }, guest: { ...guest, order } };
}

async function newAccount(shopper: Shopper, email: string, lastName: string): Promise<string> {
  const { id, message } = await signUp(shopper, email, { lastName });
  if (id === undefined) throw new Error(`not signed up: ${message}`);
  return id;
}

/** Asks for a copy, in the lost time. */
export async function askForCopy({ asking: { shopper } }: People): Promise<void> {
  const ASK = `mutation RequestPrivacy($input: PrivacyRequestInput!) { requestPrivacy(input: $input) { __typename } }`;
  const input = { kind: 'copy', password: PASSWORD };
  const { requestPrivacy } = await shopper.ask<{ requestPrivacy: { __typename: string } }>(ASK, { input });
  if (requestPrivacy.__typename !== 'User') throw new Error(`not asked: ${requestPrivacy.__typename}`);
}

/** Whether the database has the request; the job may have answered it already. */
export const hasAsked = ({ asking: { id } }: People): Promise<boolean> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM identity.privacy_request WHERE customer_id = $1 AND kind = 'copy' AND state IN ('asked', 'done')`,
      [id],
    );
    return rowCount === 1;
  });

const isCompleted = ({ orderNumber }: Order): Promise<boolean> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM cart_checkout.sales_order WHERE order_number = $1 AND status = 'COMPLETED'`,
      [orderNumber],
    );
    return rowCount === 1;
  });

/** By an operator, in the lost time. */
export async function eraseBoth({ account, guest }: People): Promise<void> {
  const why = ['--reason', 'asked by letter', '--by', 'rehearsal'];
  await command('privacy', 'erase', account.id, ...why);
  await command('privacy', 'erase', guest.order.orderNumber, guest.email, ...why);
}

/** @returns where in tables, topics and logs their names or mailboxes stand */
export async function whereFound({ account, guest }: People): Promise<string[]> {
  const names = [account.name, guest.name]
    .flatMap((name) => [name, name.toLowerCase()])
    .map((name) => secretValue(name, name));
  return [...(await findInTables(names)), ...(await findInTopics(names)), ...findInLogs(names)];
}

/** That a search finds what is there: both people in tables, an order's number in a topic, and a line of a start in a log. */
export async function notFoundBefore({ account, guest }: People): Promise<string[]> {
  const places = [
    ...(await findInTables([account, guest].map(({ name }) => secretValue(name, name)))),
    ...(await findInTopics([secretValue('topic', guest.order.orderNumber)])),
    ...findInLogs([secretValue('log', 'Listening.')]),
  ];
  return [account.name, guest.name, 'topic', 'log']
    .filter((what) => !places.some((place) => place.startsWith(`${what} in `)))
    .map((what) => `the search does not find what is there: ${what}`);
}

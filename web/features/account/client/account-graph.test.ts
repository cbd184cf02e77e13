import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  AccountOrdersDocument,
  GetCustomerDocument,
  SetDefaultAddressDocument,
  UpdateCustomerAddressDocument,
  type GetCustomerQuery,
} from '../../../gql/account/graphql.ts';
import { operationOf } from '../../../lib/document-id.ts';
import { graphQLError, networkError } from '../../../lib/graph-error.ts';
import { createAccountGraph, type Send } from './account-graph.ts';

const address = (id: string, city: string) => ({
  __typename: 'Address' as const,
  id,
  city,
  salutation: 'MISS' as const,
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '07700900123',
  country: 'GB',
  region: null,
  streetName: 'Mill Lane',
  streetNumber: null,
  postalCode: 'BS1 4ND',
});
const [HOME, WORK] = [address('a1', 'Bristol'), address('a2', 'Bath')];
const places = (defaultShippingAddressId: string, home = HOME) => ({
  __typename: 'User' as const,
  id: 'u1',
  defaultShippingAddressId,
  defaultBillingAddressId: null,
  addresses: [home, WORK],
  shippingAddresses: [home, WORK],
  billingAddresses: [home, WORK],
});
const CUSTOMER = {
  __typename: 'Query',
  user: {
    ...places('a1'),
    email: 'hannah@example.com',
    title: 'MISS',
    firstName: 'Hannah',
    lastName: 'Okafor',
    mobileNumber: null,
    birthday: null,
    sessions: [],
    marketingPreferences: { __typename: 'MarketingPreferences', types: [] },
  },
} as unknown as GetCustomerQuery;
const NO_ORDERS = {
  __typename: 'Query' as const,
  accountOrders: { __typename: 'AccountOrders' as const, total: 0, orders: [] },
};
const toWork = { setDefaultAddress: places('a2') };

/** Answers what was asked for, in turn; an error is thrown. */
function graphOf(...answers: unknown[]) {
  const sent: string[] = [];
  let time = 0;
  const send = jest.fn(async (document: Parameters<Send>[0]) => {
    sent.push(operationOf(document).name);
    const answer = await answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const graph = createAccountGraph(send as unknown as Send, () => time);
  const customer = () => graph.known(GetCustomerDocument, {})?.user;
  const ask = () => graph.client.query({ query: GetCustomerDocument, fetchPolicy: 'network-only' });
  const pass = (milliseconds: number) => (time += milliseconds);
  return { graph, sent, customer, ask, pass };
}

describe('the graph of the account', () => {
  beforeEach(() => void jest.useRealTimers());

  it('[RT-07] a changed address changes profile and defaults, and nothing is asked again', async () => {
    const moved = { ...HOME, city: 'Leeds' };
    const { graph, sent, customer } = graphOf(toWork, { updateCustomerAddress: places('a2', moved) });
    graph.takeOver(GetCustomerDocument, {}, CUSTOMER);
    const shown: unknown[] = [];
    const stop = graph.client
      .watchQuery({ query: GetCustomerDocument, fetchPolicy: 'cache-first' })
      .subscribe(({ data }) =>
        shown.push((data as GetCustomerQuery | undefined)?.user?.defaultShippingAddressId),
      );
    await graph.change(SetDefaultAddressDocument, { addressId: 'a2', addressType: 'shipping' });
    await graph.change(UpdateCustomerAddressDocument, { addressId: 'a1', input: {} as never });
    expect(customer()).toMatchObject({ firstName: 'Hannah', defaultShippingAddressId: 'a2' });
    expect(customer()?.addresses.map(({ city }) => city)).toEqual(['Leeds', 'Bath']);
    expect(customer()?.billingAddresses[0]).toMatchObject({ city: 'Leeds' });
    expect(shown.at(-1)).toBe('a2');
    expect(sent).toEqual(['SetDefaultAddress', 'UpdateCustomerAddress']);
    stop.unsubscribe();
  });

  it('[ER-10] a read that was lost is asked again, a refused one and a change are not', async () => {
    jest.useFakeTimers();
    const lost = networkError(new Error('fetch failed'));
    const refused = graphQLError([{ message: 'No.', extensions: { code: 'SessionExpiredError' } }]);
    const { graph, sent, ask } = graphOf(lost, lost, CUSTOMER, refused, lost);
    const read = ask();
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(read).resolves.toMatchObject({ data: CUSTOMER });
    await expect(ask()).rejects.toMatchObject({ kind: 'GraphQL', code: 'SessionExpiredError' });
    const change = graph.change(SetDefaultAddressDocument, { addressId: 'a2', addressType: 'shipping' });
    await expect(change).rejects.toMatchObject({ message: '[Network] fetch failed' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([...Array<string>(4).fill('GetCustomer'), 'SetDefaultAddress']);
  });

  it('[ST-03] nothing is left when it is cleared, and an answer that comes later is not kept', async () => {
    const read = Promise.withResolvers<unknown>();
    const changed = Promise.withResolvers<unknown>();
    const { graph, customer, ask } = graphOf(read.promise, changed.promise);
    graph.takeOver(GetCustomerDocument, {}, CUSTOMER);
    const asked = ask().catch(() => 'not kept');
    const change = graph.change(SetDefaultAddressDocument, { addressId: 'a2', addressType: 'shipping' });
    await graph.clear();
    read.resolve(CUSTOMER);
    changed.resolve(toWork);
    await expect(asked).resolves.toBe('not kept');
    await expect(change).rejects.toMatchObject({ kind: 'Network' });
    expect(customer()).toBeUndefined();
    expect(graph.client.cache.extract()).toEqual({});
  });

  it('what is shown is asked for again when the page returns from the back-forward cache', async () => {
    const { graph, sent, customer } = graphOf(CUSTOMER, { __typename: 'Query', user: null });
    const shown = graph.client.watchQuery({ query: GetCustomerDocument }).subscribe(() => undefined);
    await graph.client.query({ query: GetCustomerDocument });
    expect(customer()).toMatchObject({ id: 'u1' });
    await graph.askAgain();
    expect(sent).toEqual(['GetCustomer', 'GetCustomer']);
    expect(customer()).toBeNull();
    shown.unsubscribe();
  });

  it('a page that was asked for before a change does not undo what the change has answered', async () => {
    const { graph, customer, pass } = graphOf(toWork);
    graph.takeOver(GetCustomerDocument, {}, CUSTOMER);
    await graph.change(SetDefaultAddressDocument, { addressId: 'a2', addressType: 'shipping' });
    graph.takeOver(GetCustomerDocument, {}, CUSTOMER);
    expect(customer()?.defaultShippingAddressId).toBe('a2');
    // What was not known is taken from the page.
    const page = { getOrders: { pageIndex: 0, pageSize: 4 } };
    graph.takeOver(AccountOrdersDocument, page, NO_ORDERS);
    expect(graph.known(AccountOrdersDocument, page)).toMatchObject({ accountOrders: { total: 0 } });
    pass(60_000);
    graph.takeOver(GetCustomerDocument, {}, CUSTOMER);
    expect(customer()?.defaultShippingAddressId).toBe('a1');
  });
});

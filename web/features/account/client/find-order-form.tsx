'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { GetOrderDocument } from '#gql/graphql.ts';
import { ConfirmationHeading } from '#features/order/confirmation-heading.tsx';
import { OrderView } from '#features/order/order-view.tsx';
import type { Order } from '#features/order/order.ts';
import { callGraph } from '#lib/graph-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { findOrderRules, ORDER_NUMBER } from '../account-rules.ts';
import { refusalOf, type Refusal } from '../refusal.ts';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** The same text for a wrong number and a wrong e-mail, so that neither is disclosed. */
const NOT_FOUND: Refusal = {
  __typename: 'OrderNotFound',
  message:
    'We cannot find an order with this number and e-mail. Both are on your receipt; check that the e-mail is the one it was sent to.',
};

/** Finds an order by number and e-mail, without an account. E-mails lead here with the number; what is typed is put into no address. */
export function FindOrderForm() {
  const [orderNumber] = useState(() =>
    typeof window === 'undefined' ? '' : askedOrder(window.location.search),
  );
  const [order, setOrder] = useState<Order>();
  const state = useAccountForm({
    name: 'find',
    rules: findOrderRules,
    defaultValues: { orderNumber, email: '' },
    send: async (wanted) => {
      try {
        const found = (await callGraph(GetOrderDocument, wanted)).order;
        if (found?.__typename !== 'Order') return NOT_FOUND;
        setOrder(found);
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });

  /** The button is removed with the order, so focus moves to the field. */
  function askAgain() {
    flushSync(() => setOrder(undefined));
    document.getElementById(state.idOf('orderNumber'))?.focus();
  }

  if (order !== undefined)
    return (
      <>
        <OrderView
          order={order}
          heading={<ConfirmationHeading look="d2">{`Order ${order.orderNumber}`}</ConfirmationHeading>}
        />
        <Button look="line" className="mt-6" onClick={askAgain}>
          Find another order
        </Button>
      </>
    );
  return (
    <div className="max-w-[34rem]">
      <h1 className="d2 mb-3">Find your order</h1>
      <p className="soft mb-8">
        See where an order is, with or without an account. Its number is in your receipt.
      </p>
      <AccountForm state={state} action="Find order">
        <Field
          {...state.field('orderNumber', 'Order number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          {...state.field('email', 'E-mail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="The one your receipt was sent to."
        />
      </AccountForm>
    </div>
  );
}

/** The order number of a link to the page that finds orders; empty for any other text. @param search of its address */
export function askedOrder(search: string): string {
  const asked = new URLSearchParams(search).get('orderNumber')?.trim().toUpperCase() ?? '';
  return ORDER_NUMBER.test(asked) ? asked : '';
}

'use client';

import { CartUnreachable } from '../cart-unreachable.tsx';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { useState, Activity, useRef } from 'react';
import dynamic from 'next/dynamic';
import type { CustomerFragment, FullCartFragment, ShippingOption } from '#gql/graphql.ts';
import { Message } from '#ui/message.tsx';
import { isSentByEmail } from '#features/cart/sent-by-email.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import { OrderSummary, type ChosenMethod } from '../order-summary.tsx';
import { useCheckoutCart } from '../../cart/use-checkout-cart.ts';
import { useVisitor } from '../use-visitor.ts';
import { walletApproval } from '../../session/wallet-approval.ts';
import { checkoutState } from '../checkout-state.ts';
import { lackOf } from '../wallet-lacks.ts';
import { saveShippingOption } from '../../session/shipping-option.ts';
import styles from '../../forms/forms.module.css';
import { CourierForm } from './courier-form.tsx';
import { EmailForm } from './email-form.tsx';
import type { OnMethod } from './use-shown-method.ts';
import { ShippingOptions } from './shipping-options.tsx';
import type { SharedDetails } from './use-carried-over.ts';

/** @param store the shop's word for a store */
export function DeliveryView({ store }: { store: string }) {
  const state = useCheckoutCart();
  const visitor = useVisitor();
  const [method, setMethod] = useState<ChosenMethod | null>();
  if (state.status === 'loading' || visitor === undefined) return <CheckoutSkeleton />;
  if (state.status === 'failed') return <CartUnreachable />;
  return (
    <>
      <DeliveryForm
        key={state.cart.id}
        cart={state.cart}
        customer={visitor}
        store={store}
        onMethod={setMethod}
      />
      <OrderSummary cart={state.cart} chosen={method} />
    </>
  );
}

const CollectForm = dynamic(async () => (await import('./collect-form.tsx')).CollectForm, { ssr: false });

type DeliveryFormProps = {
  cart: FullCartFragment;
  /** Null for a guest. */
  customer: CustomerFragment | null;
  /** The shop's word for a store. */
  store: string;
  onMethod: OnMethod;
};

/**
 * Step 2: by courier or from a store; nothing else is asked before that is chosen (ST-05). The other form keeps its
 * typed values. Gift cards alone are e-mailed.
 */
function DeliveryForm({ cart, customer, store, onMethod }: DeliveryFormProps) {
  const checkout = checkoutState(cart, browserStorage('session'), { visitor: customer });
  const [option, setOption] = useState(checkout.selectedShippingOption);
  const lack = lackOf(walletApproval(browserStorage('session')).get(), cart);
  const shared = useRef<SharedDetails>(undefined);

  function choose(chosen: ShippingOption) {
    saveShippingOption(browserStorage('session'), chosen);
    setOption(chosen);
  }

  if (isSentByEmail(cart)) {
    return (
      <div className={styles['form']}>
        <EmailForm checkout={checkout} customer={customer} />
      </div>
    );
  }
  return (
    <div className={styles['form']}>
      {lack === undefined ? null : (
        <div className="mb-8">
          <Message tone="info">
            <b className="font-medium">{lack}</b> Nothing has been taken.
          </Message>
        </div>
      )}
      <ShippingOptions option={option} store={store} onChoose={choose} />
      <Activity mode={option === 'VIA_COURIER' ? 'visible' : 'hidden'}>
        <CourierForm checkout={checkout} customer={customer} shared={shared} onMethod={onMethod} />
      </Activity>
      <Activity mode={option === 'COLLECT' ? 'visible' : 'hidden'}>
        <CollectForm
          checkout={checkout}
          customer={customer}
          store={store}
          shared={shared}
          onMethod={onMethod}
        />
      </Activity>
    </div>
  );
}

import { addressLines, fullName } from '@loupe/contact/address-lines';
import type { Order } from './order.ts';

export function OrderAddress({ title, address }: { title: string; address: Order['shippingAddress'] }) {
  return (
    <>
      <h2 className="title mt-8 mb-2">{title}</h2>
      <address className="small soft not-italic">
        {fullName(address)}
        <br />
        {addressLines(address).join(', ')}
      </address>
    </>
  );
}

/** Where the order goes: an e-mail address, a store, or the delivery address. */
export function DeliveredTo({
  order: { shippingMethod, customerEmail, collectionStore, shippingAddress },
}: {
  order: Pick<Order, 'shippingMethod' | 'customerEmail' | 'collectionStore' | 'shippingAddress'>;
}) {
  if (!shippingMethod.isByEmail)
    return (
      <OrderAddress
        title={collectionStore ? 'To be collected from' : 'Delivering to'}
        address={shippingAddress}
      />
    );
  return (
    <>
      <h2 className="title mt-8 mb-2">By e-mail to</h2>
      <p className="small soft [overflow-wrap:anywhere]">{customerEmail}</p>
    </>
  );
}

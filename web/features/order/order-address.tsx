import { addressLines, fullName } from '#features/checkout/address.ts';
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

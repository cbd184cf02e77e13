import { useEffect } from 'react';
import { cartStore } from '#features/cart/cart-of-page.ts';
import checkout from '#features/forms/forms.module.css';

/** Shown on the way to the lender: replaces everything that reads the bag, which went with the application. */
export function Applied({ address }: { address: string }) {
  useEffect(() => {
    cartStore.forget();
    window.location.assign(address);
  }, [address]);
  return (
    <p role="status" className={`lead soft ${checkout['form']}`}>
      Taking you to the lender’s own pages.{' '}
      <a className="link" href={address}>
        Go there
      </a>
    </p>
  );
}

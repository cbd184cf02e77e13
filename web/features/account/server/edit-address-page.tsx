import { Link } from '#ui/link.tsx';
import { EachVisit } from '#lib/each-visit.tsx';
import type { SiteKey } from '#lib/sites.ts';
import { SavedAddressForm } from '../client/saved-address-form.tsx';
import { AccountFrame } from '../account-frame.tsx';
import type { Customer } from './customer.ts';
import { NeedsScript } from './needs-script.tsx';

type EditAddressPageProps = {
  site: SiteKey;
  customer: Customer;
  /** The address to edit; without it a new one is added. */
  addressId: string | undefined;
};

/** RT-07: adds or edits an address. */
export function EditAddressPage({ site, customer, addressId }: EditAddressPageProps) {
  const address = customer.addresses.find(({ id }) => id === addressId);
  const isGone = addressId !== undefined && address === undefined;
  return (
    <AccountFrame site={site} at="/my-account/address-book" isBelow>
      <h1 className="d2 mb-6">{address ? 'Edit address' : 'Add an address'}</h1>
      {isGone ? <p className="soft mb-6">That address is no longer saved. You can add it again.</p> : null}
      <NeedsScript site={site} />
      <div className="max-w-[46rem]">
        <EachVisit>
          <SavedAddressForm customer={customer} addressId={addressId} />
        </EachVisit>
      </div>
      <p className="small mt-8">
        <Link className="link" prefetch={false} isWithinPolicy href="/my-account/address-book">
          Back to the address book
        </Link>
      </p>
    </AccountFrame>
  );
}

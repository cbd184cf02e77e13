import type { SiteKey } from '#lib/sites.ts';
import { Profile } from '../client/profile.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { Customer } from './customer.ts';
import { NeedsScript } from './needs-script.tsx';

/** RT-07: personal details, marketing consents and sessions. */
export function ProfilePage({ site, customer }: { site: SiteKey; customer: Customer }) {
  return (
    <AccountFrame site={site} at="/my-account/update-profile">
      <h1 className="d2 mb-6">Profile</h1>
      <NeedsScript site={site} />
      <Profile customer={customer} />
    </AccountFrame>
  );
}

import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import { EachVisit } from '#lib/each-visit.tsx';
import type { SiteKey } from '#lib/sites.ts';
import styles from '../client/account.module.css';
import { DetailsForm, EmailForm, MarketingForm, SessionList } from '../islands.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { Customer } from './customer.ts';
import { NeedsScript } from './needs-script.tsx';

/** RT-07: personal details, marketing consents and sessions. */
export function ProfilePage({ site, customer }: { site: SiteKey; customer: Customer }) {
  return (
    <AccountFrame site={site} at="/my-account/update-profile">
      <h1 className="d2 mb-6">Profile</h1>
      <NeedsScript site={site} />
      <Part id="details" title="Your details">
        <DetailsForm customer={customer} />
      </Part>
      <Part id="email" title="E-mail">
        <EmailForm email={customer.email} />
      </Part>
      <Part id="password" title="Password">
        <Link className="link" prefetch={false} href="/login/pw/change">
          Change your password
        </Link>
      </Part>
      <Part id="preferences" title="What we send you">
        <MarketingForm types={customer.marketingPreferences.types} />
      </Part>
      <Part id="signed-in" title="Where you are signed in">
        <SessionList sessions={customer.sessions} />
      </Part>
    </AccountFrame>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className="title mb-4">
        {title}
      </h2>
      <EachVisit>{children}</EachVisit>
    </section>
  );
}

'use client';

import type { ReactNode } from 'react';
import type { CustomerFragment } from '#gql/graphql.ts';
import { EachVisit } from '#lib/each-visit.tsx';
import { Link } from '#ui/link.tsx';
import styles from './account.module.css';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';
import { MarketingForm } from './marketing-form.tsx';
import { SessionList } from './session-list.tsx';
import { useCustomer } from './use-account-answer.ts';

/** Details, sign-in, marketing consents and sessions. @param customer as the page was rendered with */
export function Profile({ customer: rendered }: { customer: CustomerFragment }) {
  const customer = useCustomer(rendered);
  return (
    <>
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
    </>
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

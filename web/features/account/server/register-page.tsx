import Link from 'next/link';
import type { SiteKey } from '#lib/sites.ts';
import styles from '../client/account.module.css';
import { RegisterForm } from '../islands.tsx';
import { withReturnPath } from '#lib/routing/return-path.ts';
import { Slot } from '../../content/slot.tsx';
import { botCheck } from '../bot-check.ts';
import { NeedsScript } from './needs-script.tsx';

/** RT-03. @param returnTo a path of this shop */
export function RegisterPage({ site, returnTo }: { site: SiteKey; returnTo: string }) {
  return (
    <main id="main" className={`wrap ${styles['signIn']}`}>
      <div>
        <h1 className="d2 mb-8">Create an account</h1>
        <NeedsScript site={site} />
        <RegisterForm botCheck={botCheck()} />
      </div>
      <aside className={styles['beside']} aria-labelledby="known">
        <h2 id="known" className="d3">
          Been here before?
        </h2>
        <p className="soft mt-3 mb-6">
          An account belongs to one shop: it has its own orders, addresses and list.
        </p>
        <Link className="link" href={withReturnPath('/login', returnTo)}>
          Sign in
        </Link>
        <Slot site={site} name="register" className="mt-10" />
      </aside>
    </main>
  );
}

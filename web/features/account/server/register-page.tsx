import { Link } from '#ui/link.tsx';
import type { SiteKey } from '#lib/sites.ts';
import styles from '../client/account.module.css';
import { RegisterForm } from '../islands.tsx';
import { withReturnPath } from '#lib/routing/return-path.ts';
import { Slot } from '../../content/slot.tsx';
import { botCheck } from '../bot-check.ts';
import { NeedsScript } from './needs-script.tsx';

type RegisterPageProps = {
  site: SiteKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  /** A path of this shop. */
  returnTo: string;
};

/** RT-03. */
export function RegisterPage({ site, group, returnTo }: RegisterPageProps) {
  return (
    <main id="main" className={`wrap ${styles['signIn']}`}>
      <div>
        <h1 className="d2 mb-8">Create an account</h1>
        <NeedsScript site={site} />
        <RegisterForm botCheck={botCheck()} returnTo={returnTo} />
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
        <Slot site={site} name="register" group={group} className="mt-10" />
      </aside>
    </main>
  );
}

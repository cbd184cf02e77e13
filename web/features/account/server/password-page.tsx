import { Link } from '#ui/link.tsx';
import type { ReactNode } from 'react';
import type { SiteKey } from '#lib/sites.ts';
import { ChangePasswordForm, ResetPasswordForm } from '../islands.tsx';
import { NeedsScript } from './needs-script.tsx';

type PasswordPageProps = { site: SiteKey } & ({ token: string } | { email: string });

/** RT-02: with the e-mail's token, or with the current password. */
export function PasswordPage({ site, ...by }: PasswordPageProps) {
  return (
    <main id="main" className="wrap section">
      <div className="max-w-[34rem]">
        <h1 className="d2 mb-3">{'token' in by ? 'Set a new password' : 'Change your password'}</h1>
        <p className="soft mb-8">You will be signed out everywhere else.</p>
        <NeedsScript site={site} />
        {'token' in by ? <ResetPasswordForm token={by.token} /> : <ChangePasswordForm email={by.email} />}
        <Aside>
          {'token' in by ? (
            <Link className="link" href="/login#forgotten">
              Ask for a new link
            </Link>
          ) : (
            <Link className="link" href="/my-account/update-profile">
              Back to your profile
            </Link>
          )}
        </Aside>
      </div>
    </main>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <p className="small mt-8">{children}</p>;
}

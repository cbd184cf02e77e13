import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SignOut } from '#features/account/islands.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  journey: 'account',
} satisfies DeclaredPage;

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Sign out', robots: { index: false } };

export default async function LogoutRoute() {
  await connection();
  return (
    <main id="main" className="wrap section grid justify-items-start gap-6">
      <h1 className="d2">Signing you out</h1>
      <SignOut />
      <noscript>
        <p>Signing out needs JavaScript. Close the browser and delete its cookies for this shop instead.</p>
      </noscript>
    </main>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { accountGiftCards } from '#features/account/server/account-reads.ts';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { GiftCardsPage } from '#features/account/server/gift-cards-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }> };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your gift cards', robots: { index: false } };

export default async function GiftCardsRoute({ params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account/gift-cards');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <GiftCardsPage site={site} customer={customer} cards={await accountGiftCards()} />;
}

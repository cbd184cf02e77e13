import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { CheckoutFrame } from '#features/checkout/server/checkout-frame.tsx';
import { isSiteKey } from '#lib/sites.ts';

type Props = { children: ReactNode; params: Promise<{ site: string }> };

export default async function CheckoutLayout({ children, params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return <CheckoutFrame site={site}>{children}</CheckoutFrame>;
}

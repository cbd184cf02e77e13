import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { sans, serif } from '#lib/fonts.ts';
import { originOfSite } from '#lib/config.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { IconShapes } from '#ui/icon-shapes.tsx';
import '#styles/theme.css';

type Props = { children: ReactNode; params: Promise<{ site: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await params;
  if (!isSiteKey(site)) return {};
  const { title, homeTitle, homeDescription } = SITES[site];
  return {
    metadataBase: new URL(originOfSite(site)),
    title: { default: `${homeTitle} | ${title}`, template: `%s | ${title}` },
    description: homeDescription,
    icons: { icon: `/icons/${site}.svg` },
  };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { site } = await params;
  return isSiteKey(site) ? { themeColor: SITES[site].themeColor } : {};
}

/** The app shell of RT-28: language, theme and fonts for every route of a shop. */
export default async function SiteLayout({ children, params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <html lang="en-GB" data-site={site} className={`${SITES[site].theme} ${sans.variable} ${serif.variable}`}>
      <body>
        <IconShapes />
        {children}
      </body>
    </html>
  );
}

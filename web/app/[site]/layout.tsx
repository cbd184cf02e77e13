// First: it declares the order of the layers that the other styles are in.
import '#styles/theme.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { ConsentDialog } from '#features/consent/server/consent-dialog.tsx';
import { EarlyPresses } from '#features/early-presses/early-presses.tsx';
import { Measured } from '#features/measuring/client/measured.tsx';
import { PreviewBanner } from '#features/preview/client/preview-banner.tsx';
import { sans, serif } from '#lib/fonts.ts';
import { HtmlOnly } from '#lib/html-only.tsx';
import { config, originOfSite } from '#lib/config.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { IconShapes } from '#ui/icon-shapes.tsx';

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

/** The app shell of RT-28: language, theme, fonts and the question about cookies for every route of a shop. */
export default async function SiteLayout({ children, params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <html
      lang="en-GB"
      data-site={site}
      data-graph-method={config().graphMethod}
      data-graph-origin={config().graphOrigins[site]}
      data-tag-manager={config().tags.url === null ? undefined : ''}
      data-search-tracker={config().searchTrackerUrl === null ? undefined : ''}
      className={`${SITES[site].theme} ${sans.variable} ${serif.variable}`}
    >
      <body>
        {/* At once: what stands in for a part of the browser is there before a page asks for it. */}
        {config().standIns.map((address) => (
          <script key={address} src={address} />
        ))}
        <HtmlOnly name="icon-shapes">
          <IconShapes />
        </HtmlOnly>
        <ConsentDialog />
        {children}
        <Suspense>
          <PreviewBanner />
        </Suspense>
        <Suspense>
          <Measured />
        </Suspense>
        <EarlyPresses />
      </body>
    </html>
  );
}

import type { Metadata } from 'next';
import { Link } from '#ui/link.tsx';
import { notFound } from 'next/navigation';
import { ChapterRing } from '#features/errors/server/chapter-ring.tsx';
import { Tray } from '#features/errors/server/tray.tsx';
import { shopNavigation } from '#features/shell/shop-navigation.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';
import { ButtonLink } from '#ui/button.tsx';

export const declared = {
  address: 'any',
  policy: 'shop',
  indexed: 'hidden',
  analytics: ['Not Found Page'],
  screens: ['404'],
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** Number of links; the full menu is in the header. */
const LINKS = 6;

const WORDS = {
  beaverbrooks: {
    heading: 'This one has left the tray',
    lead: 'The page has moved or the piece has sold. Start again from the window, or from one of these.',
    picture: <Tray />,
  },
  loupe: {
    heading: 'Nothing at ten past',
    lead: 'The page has moved or the watch has sold. Start again from the bench, or from one of these.',
    picture: <ChapterRing />,
  },
};

/** Shown by the proxy with status 404 for every unknown address. */
export default async function PageNotFoundRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const { heading, lead, picture } = WORDS[site];
  const { main } = await shopNavigation(site);
  return (
    <main
      id="main"
      data-measured="Not Found Page"
      className="wrap grid items-center gap-[clamp(2rem,6vw,6rem)] py-[clamp(3rem,7vw,7rem)] lg:grid-cols-[6fr_5fr]"
    >
      <div className="grid gap-6">
        <h1 className="d1">{heading}</h1>
        <p className="lead soft">{lead}</p>
        <p>
          <ButtonLink href="/">Go to the homepage</ButtonLink>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {main.slice(0, LINKS).map(({ label, url }) => (
            <li key={url}>
              <Link className="link" href={url}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {picture}
    </main>
  );
}

import { notFound } from 'next/navigation';
import { Items } from '#features/content/items.tsx';
import { ContentPageView } from '#features/content/server/content-page-view.tsx';
import { INLINE } from '#features/content/slot.tsx';
import { HOME_LOOKS } from '#features/home/server/home-page.tsx';
import { previewedItem } from '#features/content/server/previewed-item.ts';
import { stagedVersion } from '#features/preview/server/staged.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = { address: 'editors', policy: 'shop', indexed: 'hidden' } satisfies DeclaredPage;

/** One item of content by itself, for editors only. Rendered for each request. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata = { robots: { index: false } };

/** As the home page of its shop shows it, or a page within text, or as a page of its own. */
async function ItemRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  const previewed = isSiteKey(site) ? await previewedItem(site) : null;
  if (!isSiteKey(site) || previewed === null) notFound();
  const { wanted, item } = previewed;
  if (item?.schema === 'page') return <ContentPageView site={site} page={item.body} />;
  const look = { ...INLINE, ...HOME_LOOKS[site] };
  return (
    <main id="main">
      {item?.schema === 'hero' ? null : <h1 className="visually-hidden">Preview of {wanted}</h1>}
      {item !== undefined && item.schema in look ? (
        <Items site={site} items={[item]} look={look} />
      ) : (
        <p className="wrap section lead">Nothing called “{wanted}” can be shown by itself here.</p>
      )}
    </main>
  );
}

export default stagedVersion(ItemRoute);

import 'server-only';
import { notFound } from 'next/navigation';
import { ContentPageDocument } from '#gql/graphql.ts';
import type { Item } from '#features/content/body-shapes.ts';
import { Items } from '#features/content/items.tsx';
import { readItems } from '#features/content/read-items.ts';
import { ContentPageView } from '#features/content/server/content-page-view.tsx';
import { INLINE } from '#features/content/slot.tsx';
import { HOME_LOOKS } from '#features/home/server/home-page.tsx';
import { queryStaged } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import { isSiteKey, type SiteKey } from '#lib/sites.ts';
import { pagePreview } from '../page-preview.ts';
import type { Previewed } from '../preview.ts';
import { stagedQuestion } from '../staged-question.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** IN-03: the item that a preview's link was made for, as the home page of its shop shows it, or as a page within text. */
export async function PreviewedItemPage({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  const previewed = pagePreview();
  const wanted = previewed?.preview.content ?? null;
  if (!isSiteKey(site) || previewed === null || wanted === null) notFound();
  const item = await itemOf(site, wanted, previewed);
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

/** Whatever group it is for: an editor asked for this one. Undefined for none, and for one that pages cannot show. */
async function itemOf(site: SiteKey, wanted: string, previewed: Previewed): Promise<Item | undefined> {
  const question = { ...(ID.test(wanted) ? { id: wanted } : { key: wanted }), ...stagedQuestion(previewed) };
  const { content } = await queryStaged(site, ContentPageDocument, question);
  return readItems(content ? [{ ...content, abGroups: '' }] : [], { group: null, warn: logWarning })[0];
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPageView } from '#features/content/server/content-page-view.tsx';
import { contentPage } from '#features/content/server/content-page.ts';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';
import { Canonical } from '#ui/canonical.tsx';

type Props = { params: Promise<{ site: string; page: string; group?: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'page');

async function read(params: Props['params']) {
  const { site, page, group } = await params;
  if (!isSiteKey(site)) notFound();
  const name = textOfSegment(page);
  return { site, name, content: await contentPage(site, `help/${name}`, groupOfSegment(group)) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { content } = await read(params);
  return content ? { title: content.title, description: content.description } : {};
}

export default async function HelpRoute({ params }: Props) {
  const { site, name, content } = await read(params);
  if (!content) notFound();
  return (
    <>
      <Canonical site={site} path={`/help/${encodeURIComponent(name)}`} />
      <ContentPageView site={site} page={content} />
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MissingText } from '#features/content/missing-text.tsx';
import { ContentPageView } from '#features/content/server/content-page-view.tsx';
import { contentPage } from '#features/content/server/content-page.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';
import { Canonical } from '#ui/canonical.tsx';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  screens: [
    'help',
    'help-care',
    'help-case-size',
    'help-privacy',
    'help-ring-sizes',
    'help-servicing',
    'help-water',
  ],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; page: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'page');

async function read(params: Props['params']) {
  const { site, page, version } = await params;
  if (!isSiteKey(site)) notFound();
  const name = textOfSegment(page);
  return { site, name, ...(await contentPage(site, `help/${name}`, groupOfVersion(version))) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { body, isAnswered } = await read(params);
  if (!isAnswered) return { title: HELP, robots: { index: false } };
  return body ? { title: body.title, description: body.description } : {};
}

export default async function HelpRoute({ params }: Props) {
  const { site, name, body, isAnswered } = await read(params);
  if (!isAnswered) return <WithoutText />;
  if (!body) notFound();
  return (
    <>
      <Canonical site={site} path={`/help/${encodeURIComponent(name)}`} />
      <ContentPageView site={site} page={body} />
    </>
  );
}

const HELP = 'Help';

/** ER-15. */
const WithoutText = () => (
  <main id="main" className="wrap section">
    <h1 className="d1">{HELP}</h1>
    <MissingText className="mt-5" />
  </main>
);

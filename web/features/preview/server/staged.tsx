import 'server-only';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { logWarning } from '#lib/log.ts';
import { isStaged } from '#lib/routing/group-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { beginPreview } from '../page-preview.ts';
import { PreviewStrip } from '../preview-strip.tsx';
import { editionsOf } from './editions.ts';
import { pageOfPath } from './page-of-path.ts';

type Shown = ReactNode | Promise<ReactNode>;

/**
 * A page with unpublished content and, after it, the banner of the preview (BH-06). Only its route reads the request, so the page of visitors
 * stays static.
 */
export function stagedVersion<Props extends { params: Promise<{ site: string }> }>(
  Page: (props: Props) => Shown,
): (props: Props) => Promise<ReactNode> {
  return async function StagedPage(props) {
    const previewed = await beginPreview();
    return (
      <>
        <Page {...props} />
        {previewed === null ? null : (
          <PreviewStrip
            preview={previewed.preview}
            path={previewed.path}
            editions={await offered((await props.params).site)}
          />
        )}
      </>
    );
  };
}

/** A page that is rendered as the shopper, with its versions below it: an editor's, and the groups', which it reads itself. */
export function versioned<Props extends { params: Promise<{ site: string; version?: string[] }> }>(
  Page: (props: Props) => Shown,
): (props: Props) => Promise<ReactNode> {
  const Staged = stagedVersion(Page);
  return async function VersionedPage(props) {
    return isStaged((await props.params).version) ? <Staged {...props} /> : <Page {...props} />;
  };
}

type Routed = { params: Promise<{ site: string; path: string[] }> };

/**
 * The route of the staged versions of pages that are static for visitors: such a page cannot read a request, so all of one frame share
 * this route.
 * @param pages by their inner path, such as `product/[productCode]`
 */
export function stagedPages(
  pages: Readonly<Record<string, (props: { params: Promise<never> }) => Shown>>,
): (props: Routed) => Promise<ReactNode> {
  return stagedVersion(async function PageOfPath({ params }: Routed) {
    const { site, path } = await params;
    const found = pageOfPath(pages, path);
    if (found === undefined) notFound();
    const Page = found.page;
    return <Page params={Promise.resolve({ site, ...found.parameters } as never)} />;
  });
}

/** A banner without a choice still says what is shown and leads out. */
async function offered(site: string) {
  if (!isSiteKey(site)) return [];
  return editionsOf(site).catch((error: unknown) => {
    logWarning('The editions cannot be read; the banner offers none.', { site, why: String(error) });
    return [];
  });
}

import 'server-only';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { logWarning } from '#lib/log.ts';
import { isStaged } from '#lib/routing/group-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { beginPreview } from '../page-preview.ts';
import { PreviewStrip } from '../preview-strip.tsx';
import { editionsOf } from './editions.ts';

type RouteProps = { params: Promise<{ site: string; version?: string[] }> };

/**
 * A page with its versions at the end of its inner path: of each A/B group, which the page reads itself (`groupOfVersion`), and for editors,
 * with unpublished content and, after it, the banner of the preview (BH-06). Only that one reads the request, so the others stay static.
 */
export function versioned<Props extends RouteProps>(
  Page: (props: Props) => ReactNode | Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return async function VersionedPage(props) {
    if (!isStaged((await props.params).version)) return <Page {...props} />;
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

/** The metadata of a page that is static for visitors; its staged version has none but that nobody indexes it. */
export function versionedMetadata<Props extends RouteProps>(
  ofPage: (props: Props) => Promise<Metadata> = () => Promise.resolve({}),
): (props: Props) => Promise<Metadata> {
  return async (props) =>
    isStaged((await props.params).version) ? { robots: { index: false } } : ofPage(props);
}

/** A banner without a choice still says what is shown and leads out. */
async function offered(site: string) {
  if (!isSiteKey(site)) return [];
  return editionsOf(site).catch((error: unknown) => {
    logWarning('The editions cannot be read; the banner offers none.', { site, why: String(error) });
    return [];
  });
}

import 'server-only';
import type { ReactNode } from 'react';
import { logWarning } from '#lib/log.ts';
import { isSiteKey } from '#lib/sites.ts';
import { beginPreview } from '../page-preview.ts';
import { PreviewStrip } from '../preview-strip.tsx';
import { editionsOf } from './editions.ts';

type RouteProps = { params: Promise<{ site: string }> };

/**
 * A page with unpublished content and, after it, the banner of the preview (BH-06). Only its route reads the request, so the page of visitors
 * stays static.
 */
export function stagedVersion<Props extends object>(
  Page: (props: Props) => ReactNode | Promise<ReactNode>,
): (props: Props & RouteProps) => Promise<ReactNode> {
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

/** A banner without a choice still says what is shown and leads out. */
async function offered(site: string) {
  if (!isSiteKey(site)) return [];
  return editionsOf(site).catch((error: unknown) => {
    logWarning('The editions cannot be read; the banner offers none.', { site, why: String(error) });
    return [];
  });
}

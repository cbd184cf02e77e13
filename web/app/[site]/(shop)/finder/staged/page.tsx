import type { ComponentProps } from 'react';
import { beginPreview } from '#features/preview/page-preview.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';
import Page from '../page.tsx';

/** The page with unpublished content, for editors: the proxy rewrites to it. Rendered for each request. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata = { robots: { index: false } };

export default async function StagedPage(props: ComponentProps<typeof Page>) {
  await beginPreview();
  return <Page {...props} />;
}

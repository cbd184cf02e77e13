import { PreviewedItemPage } from '#features/preview/server/previewed-item-page.tsx';
import { stagedVersion } from '#features/preview/server/staged-version.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';

/** One item of content by itself, for editors only. Rendered for each request. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata = { robots: { index: false } };
export default stagedVersion(PreviewedItemPage);

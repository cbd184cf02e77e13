import { stagedVersion } from '#features/preview/server/staged-version.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';
import Page from '../page.tsx';

/** The page with unpublished content, for editors: the proxy rewrites to it. Rendered for each request. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export { metadata } from '../page.tsx';
export default stagedVersion(Page);

import { withoutPrerender } from '#lib/without-prerender.ts';

/** The page for visitors of an A/B group: the proxy rewrites to it (RT-18). */
export { default, generateMetadata } from '../page.tsx';
export const instant = false;
export const generateStaticParams = withoutPrerender('site', 'group');

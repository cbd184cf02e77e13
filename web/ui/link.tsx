import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { hasOwnDocument } from '#lib/tag-paths.ts';

/** `prefetch` and `scroll` as Next has them; `href` is an address, not an object. */
export type LinkProps = ComponentProps<typeof NextLink> & {
  href: string;
  /** Both pages have the strict policy: the document stays. */
  isWithinPolicy?: boolean;
};

/**
 * A link to a page of the shop. A content security policy and the scripts that run belong to a document, so a page with the strict policy,
 * or one that may not have the tag manager's container, is loaded as a document.
 */
export function Link({ prefetch = null, scroll = true, isWithinPolicy = false, ...anchor }: LinkProps) {
  if (!isWithinPolicy && hasOwnDocument(anchor.href.replace(/[?#].*/, ''))) return <a {...anchor} />;
  return <NextLink {...anchor} prefetch={prefetch} scroll={scroll} />;
}

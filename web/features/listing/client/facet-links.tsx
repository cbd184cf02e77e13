'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { followLink } from '#lib/follow-link.ts';
import { AS_SENT, lazyPart, useIsSent } from '#lib/sent-part.ts';
import { FacetGroups, type FacetGroupsProps } from '../facet-groups.tsx';

const load = async () => (await import('../facet-groups.tsx')).FacetGroups;
const LoadedGroups = lazyPart(load);

/**
 * The facets, whose HTML React leaves alone, with one listener for their links. A choice is a new page, which the browser renders: their
 * script is loaded with the first one, beside that page's data.
 */
export function FacetLinks(facets: FacetGroupsProps) {
  const router = useRouter();
  const isSent = useIsSent();
  const attributes = {
    className: 'contents',
    onClick: (event: MouseEvent) =>
      followLink(event, (href) => {
        load().catch(() => undefined);
        router.push(href, { scroll: false });
      }),
  };
  if (typeof window === 'undefined')
    return (
      <div {...attributes}>
        <FacetGroups {...facets} />
      </div>
    );
  if (isSent) return <div {...attributes} {...AS_SENT} />;
  return (
    <div {...attributes}>
      <LoadedGroups {...facets} />
    </div>
  );
}

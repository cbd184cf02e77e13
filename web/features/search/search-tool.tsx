'use client';

import { Link } from '#ui/link.tsx';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

const load = () => import('./client/search-overlay.tsx');
const SearchOverlay = lazy(async () => ({ default: (await load()).SearchOverlay }));

/** The way to search in the header: a link to the search page, and with script an overlay that is loaded when it is reached. */
export function SearchTool({ wide = false }: { wide?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        href="/search"
        prefetch={false}
        aria-label={wide ? undefined : 'Search'}
        aria-haspopup="dialog"
        className={
          wide
            ? 'soft flex min-h-11 w-full max-w-72 items-center gap-3 border-b border-control'
            : 'grid size-11 place-items-center rounded-full hover:bg-tint'
        }
        onPointerDown={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" />
        {wide ? 'Search' : null}
      </Link>
      <Suspense>{open ? <SearchOverlay onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

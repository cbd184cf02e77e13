import { Link } from './link.tsx';

export type Crumb = { name: string; url: string };

/** The path to this page. The last crumb is the page itself and not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="micro soft py-4.5">
      <ol className="flex gap-x-2 gap-y-1 overflow-hidden whitespace-nowrap md:flex-wrap">
        {crumbs.map(({ name, url }, index) => (
          <li
            key={url}
            className="last:min-w-0 last:truncate not-first:before:mr-2 not-first:before:text-control not-first:before:content-['/']"
          >
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={url} className="py-1 hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

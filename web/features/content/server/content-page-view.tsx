import { SITES, type SiteKey } from '#lib/sites.ts';
import { Tile } from '#ui/tile.tsx';
import type { Body } from '../body-shapes.ts';
import { InlineLinkList } from './inline-link-list.tsx';

/** A content page: its text in one column, related items beside it. */
export function ContentPageView({ site, page }: { site: SiteKey; page: Body<'page'> }) {
  const { title, lead, picture, parts, links } = page;
  const { phone } = SITES[site];
  return (
    <main id="main" className="wrap section wrap-anywhere">
      <header className="max-w-[52rem] pb-[clamp(2rem,5vw,4.5rem)]">
        <h1 className="d1">{title}</h1>
        <p className="lead soft mt-5">{lead}</p>
      </header>
      <div className="grid items-start gap-x-[var(--gutter)] gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {parts.map((part) => (
            <Part key={part.heading} {...part} />
          ))}
        </div>
        <aside className="grid gap-8 lg:col-start-9 lg:col-end-13" aria-label="More about this">
          {picture ? <Tile {...picture} sizes="(width > 64rem) 26rem, 100vw" /> : null}
          {links.length > 0 ? (
            <InlineLinkList
              site={site}
              id="beside"
              body={{ heading: 'Read next', links, columns: [], notes: {} }}
            />
          ) : null}
          <p className="small soft">
            Ask us instead:{' '}
            <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
            , free, 8am to 8pm.
          </p>
        </aside>
      </div>
    </main>
  );
}

function Part({ heading, paragraphs, rows }: Body<'page'>['parts'][number]) {
  return (
    <section className="border-t border-line py-7">
      <h2 className="d3 mb-4">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      {rows.length > 0 ? (
        <dl className="max-w-[40rem]">
          {rows.map(([what, howMuch]) => (
            <div key={what} className="flex justify-between gap-6 border-b border-line py-2.5">
              <dt>{what}</dt>
              <dd className="num soft max-w-[60%] text-right wrap-break-word">{howMuch}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

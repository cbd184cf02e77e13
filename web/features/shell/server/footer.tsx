import Link from 'next/link';
import { currentYear } from '#lib/current-year.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { navigation } from './navigation.ts';

const LINKS = 13;

type Column = { name: string; links: readonly { id: string; name: string; landingUrl: string }[] };

/** Help first, then the shop's categories as plain links, which is also the menu for who has no script. */
export async function Footer({ site }: { site: SiteKey }) {
  const { footerLine, footerColumns, phone, legalName } = SITES[site];
  const [tree, year] = await Promise.all([navigation(site), currentYear()]);
  const columns: Column[] = [
    { name: 'Shop', links: tree },
    ...footerColumns.flatMap((key) =>
      tree
        .filter((category) => category.key === key)
        .map(({ name, subCategories }) => ({ name, links: subCategories })),
    ),
  ].filter(({ links }) => links.length > 0);
  return (
    <footer className="deep small">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-8 py-[clamp(3rem,6vw,5.5rem)] md:grid-cols-3 lg:grid-cols-[5fr_2fr_2fr_2fr]">
          <div className="col-span-full lg:col-span-1">
            <p className="d3 max-w-[15em]">{footerLine}</p>
            <p className="mt-5">
              <a className="num title border-b border-current py-1" href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            </p>
            <p className="micro soft mt-4">Free to call, 8am to 8pm, seven days a week.</p>
            <p className="mt-4 flex flex-wrap gap-x-6">
              <FooterLink href="/find-order">Find an order</FooterLink>
              <FooterLink href="/my-account">Your account</FooterLink>
            </p>
          </div>
          {columns.map(({ name, links }) => (
            <nav key={name} aria-label={name}>
              <h2 className="mb-3 font-medium">{name}</h2>
              <ul>
                {links.slice(0, LINKS).map((link) => (
                  <li key={link.id}>
                    <FooterLink href={link.landingUrl}>{link.name}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="micro soft flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-[var(--deep-line)] pt-6 pb-8">
          <p>Prices include VAT at 20%. Delivery is free from £50 and £4.95 below.</p>
          <p>
            © <span className="num">{year}</span> {legalName}
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <Link prefetch={false} className="inline-block py-1 hover:underline hover:underline-offset-4" href={href}>
      {children}
    </Link>
  );
}

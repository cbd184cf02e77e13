import { SETTINGS_PATH } from '#features/consent/settings-path.ts';
import { currentYear } from '#lib/current-year.ts';
import { HtmlOnly } from '#lib/html-only.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { shopNavigation } from '../shop-navigation.ts';

/** Help first, then the shop's menus as plain links, which are also the menu without script. */
export async function Footer({ site }: { site: SiteKey }) {
  const { footerLine, phone, legalName } = SITES[site];
  const [{ footer, legal }, year] = await Promise.all([shopNavigation(site), currentYear()]);
  return (
    <footer className="deep small">
      <HtmlOnly name={`footer-${site}`}>
        <div className="wrap">
          <div className="grid grid-cols-2 gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-8 py-[clamp(3rem,6vw,5.5rem)] md:grid-cols-3 lg:grid-cols-[5fr_2fr_2fr_2fr]">
            <div className="col-span-full lg:col-span-1">
              <p className="d3 max-w-[15em]">{footerLine}</p>
              <p className="mt-5">
                <a
                  className="num title border-b border-current py-1"
                  href={`tel:${phone.replaceAll(' ', '')}`}
                >
                  {phone}
                </a>
              </p>
              <p className="micro soft mt-4">Free to call, 8am to 8pm, seven days a week.</p>
              <p className="mt-4 flex flex-wrap gap-x-6">
                <FooterLink href="/find-order">Find an order</FooterLink>
                <FooterLink href="/gift-cards/balance">Gift card balance</FooterLink>
                <FooterLink href="/my-account">Your account</FooterLink>
              </p>
            </div>
            {footer.map(({ label, links }) => (
              <nav key={label} aria-label={label}>
                <h2 className="mb-3 font-medium">{label}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.url}>
                      <FooterLink href={link.url}>{link.label}</FooterLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className="micro soft flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-[var(--deep-line)] pt-6 pb-8">
            <p>Prices include VAT at 20%. Delivery is free from £50 and £4.95 below.</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {[...legal, { label: 'Cookie settings', url: SETTINGS_PATH }].map(({ label, url }) => (
                <li key={url}>
                  <a className="hover:underline" href={url}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              © <span className="num">{year}</span> {legalName}
            </p>
          </div>
        </div>
      </HtmlOnly>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="inline-block py-1 hover:underline hover:underline-offset-4" href={href}>
      {children}
    </a>
  );
}

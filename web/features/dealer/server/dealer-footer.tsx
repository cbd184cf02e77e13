import { Link } from '#ui/link.tsx';
import { config } from '#lib/config.ts';
import { currentYear } from '#lib/current-year.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { showrooms } from '../dealer-data.ts';
import { APPOINTMENT, MESSAGE, SECTIONS } from '../sections.ts';

const COLUMNS = [
  {
    label: 'Watches',
    links: [
      { label: 'All watches', href: SECTIONS.rolex.listing },
      { label: 'Certified pre-owned', href: SECTIONS['rolex-certified-pre-owned'].path },
      { label: 'Looking after yours', href: '/rolex/care' },
    ],
  },
  {
    label: 'Talk to us',
    links: [
      { label: 'Contact us', href: SECTIONS.rolex.contact },
      { label: 'Send a message', href: MESSAGE },
      { label: 'Book an appointment', href: APPOINTMENT },
    ],
  },
  {
    label: 'This site',
    links: [
      { label: 'Privacy', href: '/help/privacy' },
      { label: 'Cookies', href: '/help/cookies' },
      { label: 'Terms', href: '/help/terms-of-sale' },
    ],
  },
] as const;

/** Who the retailer is, where it shows the watches, whose the marks are, and the notices a visitor is owed. */
export async function DealerFooter({ site }: { site: SiteKey }) {
  const { dealerMaker } = config();
  const { legalName, phone } = SITES[site];
  const [year, rooms] = await Promise.all([currentYear(), showrooms(site).catch(() => [])]);
  return (
    <footer className="deep small">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-[var(--gutter)] gap-y-8 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[5fr_2fr_2fr_2fr]">
          <div className="col-span-full lg:col-span-1">
            <p className="d3 max-w-[16em]">
              {dealerMaker} at {legalName}
            </p>
            <p className="soft mt-3">
              Official authorised retailer
              {rooms.length > 0 ? `: ${rooms.map(({ name }) => name).join(', ')}` : ''}.
            </p>
            <p className="mt-4">
              <a className="num title border-b border-current py-1" href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            </p>
          </div>
          {COLUMNS.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <h2 className="mb-3 font-medium">{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link prefetch={false} className="inline-block py-1 hover:underline" href={link.href}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="micro soft flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-[var(--deep-line)] pt-6 pb-8">
          <p className="max-w-[62ch]">
            {dealerMaker} and its crown, dials and model names are trade marks of their maker. Watches are
            shown and sold in our showrooms only.
          </p>
          <p>
            © <span className="num">{year}</span> {legalName}
          </p>
        </div>
      </div>
    </footer>
  );
}

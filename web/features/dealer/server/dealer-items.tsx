import { Link } from '#ui/link.tsx';
import { InlineMessage } from '#features/content/inline-message.tsx';
import { Items, type ItemProps, type Renderers } from '#features/content/items.tsx';
import type { Item } from '#features/content/body-shapes.ts';
import type { SlotName } from '#features/content/slot-name.ts';
import { slotItems } from '#features/content/slot-items.ts';
import { config } from '#lib/config.ts';
import type { SiteKey } from '#lib/sites.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withMaker } from '../maker.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './dealer.module.css';

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
  return links.map(({ label, href }) => (
    <p key={href}>
      <Link className="link" href={href}>
        {label}
      </Link>
    </p>
  ));
}

function Text({ id, body: { heading, paragraphs, links } }: ItemProps<'text'>) {
  return (
    <section
      className="wrap section grid gap-x-[var(--gutter)] gap-y-5 wrap-anywhere lg:grid-cols-12"
      aria-labelledby={heading ? id : undefined}
    >
      {heading ? (
        <h2 id={id} className="d2 lg:col-span-5">
          {heading}
        </h2>
      ) : null}
      <div className="grid content-start gap-4 lg:col-start-7 lg:col-end-13">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-[62ch]">
            {paragraph}
          </p>
        ))}
        <Links links={links} />
      </div>
    </section>
  );
}

function Editorial({ id, body: { look, heading, lead, picture, links } }: ItemProps<'editorial'>) {
  return (
    <section className={look === 'band' ? 'deep' : 'bg-tint'} aria-labelledby={id}>
      <div className={`wrap ${styles['band']}`}>
        {picture ? (
          <div className={styles['bandPicture']}>
            <Picture {...picture} width={760} height={912} sizes="(width > 64rem) 60rem, 150vw" />
          </div>
        ) : null}
        <div className="py-14">
          <h2 id={id} className="d2">
            {heading}
          </h2>
          <p className="lead mt-5 mb-8">{lead}</p>
          {links.map(({ label, href }) => (
            <ButtonLink key={href} href={href} look={look === 'band' ? 'ghost' : 'line'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}

function Services({ id, body: { heading, lead, items, links } }: ItemProps<'service-band'>) {
  return (
    <section className="bg-tint section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="d2">
          {heading}
        </h2>
        <p className="lead soft mt-4 mb-10 max-w-[46ch]">{lead}</p>
        <ul className="grid gap-x-[var(--gutter)] gap-y-8 md:grid-cols-3">
          {items.map(({ when, title, text }) => (
            <li key={title} className="border-t border-control pt-4">
              {when ? <p className="small soft num mb-1">{when}</p> : null}
              <h3 className="title mb-1">{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <Links links={links} />
        </div>
      </div>
    </section>
  );
}

const COMPONENTS: Renderers = { text: Text, editorial: Editorial, 'service-band': Services };

/** The components of a content page, in order. */
export const DealerItems = ({ site, items }: { site: SiteKey; items: readonly Item[] }) => (
  <Items site={site} items={items} look={COMPONENTS} />
);

function SlotText({ id, body: { heading, paragraphs, links } }: ItemProps<'text'>) {
  return (
    <section className="grid gap-2 border-t border-line pt-5" aria-labelledby={heading ? id : undefined}>
      {heading ? (
        <h2 id={id} className="title">
          {heading}
        </h2>
      ) : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="soft max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      <Links links={links} />
    </section>
  );
}

type DealerSlotProps = {
  site: SiteKey;
  name: SlotName;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
};

/** RT-27: a slot of the dealer's pages; nothing when it is empty or content does not answer. */
export async function DealerSlot({ site, name, group }: DealerSlotProps) {
  const items = withMaker(await slotItems(site, name, group), config().dealerMaker);
  if (items.length === 0) return null;
  return (
    <div data-slot={name} className="grid gap-6 wrap-anywhere">
      <Items site={site} items={items} look={{ text: SlotText, message: InlineMessage }} />
    </div>
  );
}

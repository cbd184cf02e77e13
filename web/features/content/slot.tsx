import type { SiteKey } from '#lib/sites.ts';
import type { SlotName } from './slot-name.ts';
import { InlineLinkList } from './server/inline-link-list.tsx';
import { InlineMessage } from './inline-message.tsx';
import { Items, type Renderers, type ItemProps } from './items.tsx';
import { slotItems } from './slot-items.ts';
import { Link } from '#ui/link.tsx';
import { Scale } from '#ui/scale.tsx';
import { ServiceIcon } from './service-icon.tsx';

/** Services in short: side by side, or along a scale where they are steps. */
function InlineServices({ id, body: { heading, lead, items, links } }: ItemProps<'service-band'>) {
  const inTurn = items.some(({ when }) => when !== undefined);
  const List = inTurn ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title">
        {heading}
      </h2>
      <p className="small soft mt-1 mb-5">{lead}</p>
      {inTurn ? <Scale /> : null}
      <List className={`grid gap-x-[var(--gutter)] gap-y-5 md:grid-cols-3 ${inTurn ? 'pt-4' : ''}`}>
        {items.map(({ icon, when, title, text }) => (
          <li key={title} className={inTurn ? undefined : 'grid grid-cols-[1.5rem_1fr] gap-3'}>
            {inTurn ? (
              <p className="small num mb-1 text-brand-text">{when}</p>
            ) : (
              <ServiceIcon name={icon} className="mt-0.5" />
            )}
            <div>
              <h3 className="font-medium">{title}</h3>
              <p className="small soft">{text}</p>
            </div>
          </li>
        ))}
      </List>
      {links.map(({ label, href }) => (
        <p key={href} className="small mt-5">
          <Link className="link" href={href}>
            {label}
          </Link>
        </p>
      ))}
    </section>
  );
}

/** Text beside other content, no larger than it. */
function InlineText({ id, body: { heading, paragraphs, links } }: ItemProps<'text'>) {
  return (
    <section className="border-t border-line pt-5" aria-labelledby={heading ? id : undefined}>
      {heading ? (
        <h2 id={id} className="title mb-2">
          {heading}
        </h2>
      ) : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="small soft mb-2 max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      {links.map(({ label, href }) => (
        <p key={href} className="small">
          <Link className="link" href={href}>
            {label}
          </Link>
        </p>
      ))}
    </section>
  );
}

/** The looks within a page. */
export const INLINE: Renderers = {
  message: InlineMessage,
  text: InlineText,
  'link-list': InlineLinkList,
  'service-band': InlineServices,
};

type SlotProps = {
  site: SiteKey;
  name: SlotName;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  className?: string;
};

/** RT-27: a content slot of a page; renders nothing when it is empty or content does not answer. */
export async function Slot({ site, name, group, className = '' }: SlotProps) {
  const items = await slotItems(site, name, group);
  if (items.length === 0) return null;
  return (
    <div className={`wrap-anywhere ${className}`} data-slot={name}>
      <Items site={site} items={items} look={INLINE} />
    </div>
  );
}

import type { SiteKey } from '#lib/sites.ts';
import type { SlotName } from './slot-name.ts';
import { InlineLinkList } from './server/inline-link-list.tsx';
import { InlineMessage } from './inline-message.tsx';
import { InlineServices } from './server/inline-services.tsx';
import { InlineText } from './server/inline-text.tsx';
import { Items, type Renderers } from './items.tsx';
import { slotItems } from './slot-items.ts';

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

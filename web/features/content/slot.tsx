import type { SiteKey } from '#lib/sites.ts';
import type { SlotName } from './slot-name.ts';
import { InlineLinkList } from './server/inline-link-list.tsx';
import { InlineMessage } from './server/inline-message.tsx';
import { InlineServices } from './server/inline-services.tsx';
import { InlineText } from './server/inline-text.tsx';
import { Items, type Renderers } from './items.tsx';
import { slotItems } from './slot-items.ts';

const INLINE: Renderers = {
  message: InlineMessage,
  text: InlineText,
  'link-list': InlineLinkList,
  'service-band': InlineServices,
};

/** RT-27: a content slot of a page; renders nothing when it is empty or content does not answer. */
export async function Slot({ site, name, className }: { site: SiteKey; name: SlotName; className?: string }) {
  const items = await slotItems(site, name);
  if (items.length === 0) return null;
  return (
    <div className={className} data-slot={name}>
      <Items site={site} items={items} look={INLINE} />
    </div>
  );
}

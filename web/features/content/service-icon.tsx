import { isIconName } from '#ui/icon-shapes.tsx';
import { Icon } from '#ui/icon.tsx';

/** The icon an editor named; none for a name we never drew. */
export function ServiceIcon({ name, className = '' }: { name: string | undefined; className?: string }) {
  return name !== undefined && isIconName(name) ? <Icon name={name} className={className} /> : null;
}

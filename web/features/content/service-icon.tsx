import { isIconName } from '#ui/icon-shapes.tsx';
import { Icon } from '#ui/icon.tsx';

/** The icon with the editor's name for it; none for an unknown name. */
export function ServiceIcon({ name, className = '' }: { name: string | undefined; className?: string }) {
  return name !== undefined && isIconName(name) ? <Icon name={name} className={className} /> : null;
}

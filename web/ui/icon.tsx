import type { IconName } from './icon-shapes.tsx';

export type { IconName };

/**
 * Drawn in-house on a 24 px grid with a 1.35 px stroke; decorative, so always next to a visible or accessible name.
 */
export function Icon({
  name,
  small = false,
  className = '',
}: {
  name: IconName;
  small?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${small ? 'size-4' : 'size-5'} flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type MessageTone = 'ok' | 'info' | 'warn' | 'error';

const TONES: Record<MessageTone, { icon: IconName; classes: string; role: 'status' | 'alert' }> = {
  ok: {
    icon: 'tick',
    classes: 'border-success bg-[var(--success-tint)] [&>svg]:text-success',
    role: 'status',
  },
  info: { icon: 'info', classes: 'border-info bg-[var(--info-tint)] [&>svg]:text-info', role: 'status' },
  warn: { icon: 'warning', classes: 'border-warn bg-[var(--warn-tint)] [&>svg]:text-warn', role: 'status' },
  error: {
    icon: 'warning',
    classes: 'border-error bg-[var(--error-tint)] [&>svg]:text-error',
    role: 'alert',
  },
};

/** A page message: what happened, what it means for the money or the bag, and what to do. */
export function Message({
  tone,
  onClose,
  children,
}: {
  tone: MessageTone;
  onClose?: () => void;
  children: ReactNode;
}) {
  const { icon, classes, role } = TONES[tone];
  return (
    <div
      role={role}
      className={`small grid grid-cols-[1.25rem_1fr_auto] items-start gap-3 border-l-3 px-4 py-3.5 text-left ${classes}`}
    >
      <Icon name={icon} className="mt-0.5" />
      <div>{children}</div>
      {onClose ? (
        <button type="button" aria-label="Close" className="grid size-6 place-items-center" onClick={onClose}>
          <Icon name="close" small />
        </button>
      ) : null}
    </div>
  );
}

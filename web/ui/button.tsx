import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'line' | 'light' | 'ghost';

type Shape = {
  look?: ButtonLook | undefined;
  small?: boolean | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
};

function classes({ look = 'primary', small = false, block = false, className = '' }: Shape): string {
  return [styles['button'], styles[look], small && styles['small'], block && styles['block'], className]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = Shape & { busy?: boolean; children: ReactNode } & Omit<
    ComponentProps<'button'>,
    'className'
  >;

/**
 * A button. `busy` shows a spinner beside the words and says so to assistive technology; what must stay reachable while
 * it cannot act takes `aria-disabled` rather than `disabled`.
 */
export function Button({ look, small, block, className, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={classes({ look, small, block, className })}
    >
      {busy ? <span className={styles['spinner']} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = Shape & { children: ReactNode } & Omit<ComponentProps<typeof Link>, 'className'>;

/** The same as a plain link, for where the browser must load the page anew. */
export function PlainButtonLink({
  look,
  small,
  block,
  className,
  children,
  ...rest
}: Shape & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes({ look, small, block, className })}>
      {children}
    </a>
  );
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look, small, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes({ look, small, block, className })}>
      {children}
    </Link>
  );
}

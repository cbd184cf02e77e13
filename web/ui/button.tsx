import { Link, type LinkProps } from './link.tsx';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonShape } from './button-classes.ts';
import styles from './button.module.css';

/**
 * A button. `busy` shows a spinner and announces it to assistive technology; use `aria-disabled` rather than
 * `disabled` for a button that must stay focusable.
 */
export function Button({
  look,
  small,
  block,
  className,
  busy = false,
  children,
  ...rest
}: ButtonShape & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={buttonClasses({ look, small, block, className })}
    >
      {busy ? <span className={styles['spinner']} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** A link styled as a button: it goes to another page of the shop. */
export function ButtonLink({ look, small, block, className, children, ...rest }: ButtonShape & LinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ look, small, block, className })}>
      {children}
    </Link>
  );
}

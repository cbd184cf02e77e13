import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonShape } from './button-classes.ts';

/** A plain link that looks like a button: for telephone numbers, and for where the browser must load the page anew. */
export function PlainButtonLink({
  look,
  small,
  block,
  className,
  children,
  ...rest
}: ButtonShape & ComponentProps<'a'>) {
  return (
    <a {...rest} className={buttonClasses({ look, small, block, className })}>
      {children}
    </a>
  );
}

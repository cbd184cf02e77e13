import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonShape } from './button-classes.ts';

/** A plain link styled as a button: for telephone numbers, and for full page loads. */
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

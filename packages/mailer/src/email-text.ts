import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { SANS, type EmailTheme } from './email-theme.ts';

/** Pixels. */
export const sans = (size: number, lineHeight: number, color: string): CSSProperties => ({
  fontFamily: SANS,
  fontSize: size,
  lineHeight: `${lineHeight}px`,
  color,
});

/** The heading; each e-mail has one. */
export function emailHeading(theme: EmailTheme, text: string): ReactElement {
  const { display: fontFamily, displayWeight: fontWeight, ink: color } = theme;
  return h(
    'h1',
    { style: { margin: 0, fontFamily, fontWeight, fontSize: 42, lineHeight: '46px', color } },
    text,
  );
}

export interface EmailAction {
  readonly href: string;
  readonly text: string;
}

/** The call to action, as a button. */
export function emailButton(theme: EmailTheme, { href, text }: EmailAction): ReactElement {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '15px 30px',
    backgroundColor: theme.action,
    borderRadius: theme.radius,
    textDecoration: 'none',
    fontWeight: 500,
    ...sans(16, 20, '#ffffff'),
  };
  return h('a', { href, style }, text);
}

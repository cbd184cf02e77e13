import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { sans } from './email-text.ts';
import { emailThemeOf, type EmailTheme } from './email-theme.ts';

// createElement and not JSX: Node runs our TypeScript by stripping its types, and JSX is more than types.

export interface EmailFrameProps {
  readonly site: string;
  readonly title: string;
  /** Preview text that mail clients show beside the subject. */
  readonly preview: string;
  /** One sentence on why the recipient gets this e-mail. */
  readonly reason: string;
}

/** The frame of every e-mail of a shop: wordmark, footer, and a body 600 pixels wide. */
export function emailFrame(
  { site, title, preview, reason }: EmailFrameProps,
  content: (theme: EmailTheme) => readonly ReactNode[],
): ReactElement {
  const theme = emailThemeOf(site);
  return h(
    Html,
    { lang: 'en-GB' },
    h(Head, null, h('title', null, title), h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, preview),
    h(
      Body,
      { style: { margin: 0, backgroundColor: theme.ground } },
      h(
        Container,
        { style: { maxWidth: 600, width: '100%', margin: '24px auto', backgroundColor: '#ffffff' } },
        wordmark(theme),
        ...content(theme),
        foot(theme, reason),
      ),
    ),
  );
}

function wordmark(theme: EmailTheme): ReactElement {
  const style: CSSProperties = {
    fontFamily: theme.display,
    fontSize: 32,
    lineHeight: '36px',
    color: '#ffffff',
  };
  return h(
    Section,
    { style: { backgroundColor: theme.head, padding: '26px 24px', textAlign: 'center' } },
    h('span', { style }, theme.shop),
  );
}

function foot(theme: EmailTheme, reason: string): ReactElement {
  return h(
    Section,
    { style: { padding: '28px 32px 36px', backgroundColor: theme.foot, ...sans(13, 21, theme.footText) } },
    `Questions? Reply to this e-mail or call free on ${theme.phone}, 8am to 8pm. ${theme.answers} ${reason} It is not marketing.`,
    h('br'),
    h('br'),
    theme.address,
  );
}

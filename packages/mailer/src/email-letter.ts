import { Section } from '@react-email/section';
import { emailFrame } from './email-frame.ts';
import { emailButton, emailHeading, sans, type EmailAction } from './email-text.ts';
import type { EmailTheme } from './email-theme.ts';
import { createElement as h, type ReactElement } from 'react';

export interface Letter {
  readonly site: string;
  readonly heading: string;
  /** The preview text that a mail program shows beside the subject. */
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly actions: readonly EmailAction[];
  /** Small print, below the links. */
  readonly note: string;
  /** Why the e-mail was sent. */
  readonly reason: string;
}

/** A short e-mail of a shop: heading, text, one or two links. */
export function EmailLetter(letter: Letter): ReactElement {
  const { site, heading: title, preview, reason } = letter;
  return emailFrame({ site, title, preview, reason }, (theme) => [words(theme, letter)]);
}

function words(theme: EmailTheme, { heading, paragraphs, actions, note }: Letter): ReactElement {
  const [first, ...others] = actions;
  return h(
    Section,
    { style: { padding: '44px 32px 40px' } },
    emailHeading(theme, heading),
    ...paragraphs.map((paragraph) =>
      h('p', { key: paragraph, style: { margin: '16px 0 0', ...sans(17, 27, theme.ink) } }, paragraph),
    ),
    first && h('p', { style: { margin: '28px 0' } }, emailButton(theme, first)),
    ...others.map(({ href, text }) =>
      h(
        'p',
        { key: href, style: { margin: '0 0 28px', ...sans(16, 24, theme.ink) } },
        h('a', { href, style: { color: theme.link } }, text),
      ),
    ),
    h('p', { style: { margin: 0, ...sans(14, 22, theme.soft) } }, note),
  );
}

import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { EMAIL_LOOKS, SANS, type EmailLook } from './email-look.ts';

// createElement and not JSX: Node runs our TypeScript by stripping its types, and JSX is more than types.

export interface Letter {
  readonly site: string;
  readonly heading: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly actions: readonly { readonly text: string; readonly href: string }[];
  /** In small print, below what there is to do. */
  readonly note: string;
  /** Why it was sent. */
  readonly reason: string;
}

const text = (size: number, line: number, color: string): CSSProperties => ({
  fontFamily: SANS,
  fontSize: size,
  lineHeight: `${line}px`,
  color,
});

/** A short letter of a shop: wordmark, heading, words, one thing to do or two, foot. */
export function EmailLetter(letter: Letter): ReactElement {
  const look = EMAIL_LOOKS[letter.site] ?? EMAIL_LOOKS['beaverbrooks']!;
  return h(
    Html,
    { lang: 'en-GB' },
    h(Head, null, h('title', null, letter.heading), h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, letter.preview),
    h(
      Body,
      { style: { margin: 0, backgroundColor: look.ground } },
      h(
        Container,
        { style: { maxWidth: 600, width: '100%', margin: '24px auto', backgroundColor: '#ffffff' } },
        wordmark(look),
        words(look, letter),
        foot(look, letter.reason),
      ),
    ),
  );
}

function wordmark({ shop, head, display }: EmailLook): ReactElement {
  const style: CSSProperties = { fontFamily: display, fontSize: 32, lineHeight: '36px', color: '#ffffff' };
  return h(
    Section,
    { style: { backgroundColor: head, padding: '26px 24px', textAlign: 'center' } },
    h('span', { style }, shop),
  );
}

function words(look: EmailLook, { heading, paragraphs, actions, note }: Letter): ReactElement {
  const headingStyle: CSSProperties = {
    ...{ margin: '0 0 16px', color: look.ink, fontFamily: look.display, fontWeight: look.displayWeight },
    ...{ fontSize: 36, lineHeight: '42px' },
  };
  const [first, ...others] = actions;
  return h(
    Section,
    { style: { padding: '44px 32px 40px' } },
    h('h1', { style: headingStyle }, heading),
    ...paragraphs.map((paragraph) =>
      h('p', { key: paragraph, style: { margin: '0 0 16px', ...text(17, 27, look.ink) } }, paragraph),
    ),
    first &&
      h('p', { style: { margin: '28px 0' } }, h('a', { href: first.href, style: button(look) }, first.text)),
    ...others.map(({ href, text: label }) =>
      h(
        'p',
        { key: href, style: { margin: '0 0 28px', ...text(16, 24, look.ink) } },
        h('a', { href, style: { color: look.link } }, label),
      ),
    ),
    h('p', { style: { margin: 0, ...text(14, 22, look.soft) } }, note),
  );
}

const button = ({ action, radius }: EmailLook): CSSProperties => ({
  ...{ display: 'inline-block', padding: '15px 30px', textDecoration: 'none', fontWeight: 500 },
  ...{ backgroundColor: action, borderRadius: radius },
  ...text(16, 20, '#ffffff'),
});

function foot({ foot: ground, footText, address, phone }: EmailLook, reason: string): ReactElement {
  return h(
    Section,
    { style: { padding: '28px 32px 36px', backgroundColor: ground, ...text(13, 21, footText) } },
    `Questions? Reply to this e-mail or call free on ${phone}, 8am to 8pm. ${reason} It is not marketing.`,
    h('br'),
    h('br'),
    address,
  );
}

import { Section } from '@react-email/section';
import { emailFrame } from '@loupe/mailer/email-frame';
import { sans } from '@loupe/mailer/email-text';
import type { EmailTheme } from '@loupe/mailer/email-theme';
import { formatMoney } from '@loupe/money/format';
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { listName } from '../../domain/list/shopping-list.ts';
import { opening, strong, table } from './email-pieces.ts';

export interface ListCard {
  readonly key: string;
  readonly brand: string;
  readonly name: string;
  /** E.g. "Size N"; empty where none was chosen. */
  readonly size: string;
  /** Pence; null when the price is upon enquiry or missing. */
  readonly price: number | null;
  readonly wasPrice: number | null;
  /** The price is the lowest of its sizes'. */
  readonly pricesVary?: boolean;
  readonly href: string;
  readonly imageUrl: string;
}

export interface ShoppingListEmailProps {
  readonly site: string;
  /** As typed by the sender; rendered as text, never as HTML. */
  readonly senderName: string | null;
  readonly message: string | null;
  readonly cards: readonly ListCard[];
  /** How many products of the list are not shown. */
  readonly more: number;
  readonly storefrontUrl: string;
}

/** Contains no text of the sender: a subject that strangers can choose would be used for spam. */
export const subjectOf = (site: string): string => `Someone has shared their ${listName(site)} with you`;

const REASON =
  'We sent this once, because somebody asked us to share their list with you. We have not kept your address.';

/** A shared list: the sender's name and message, and a card for each product. */
export function ShoppingListEmail(props: ShoppingListEmailProps): ReactElement {
  const { site, senderName, message, cards, more, storefrontUrl } = props;
  const name = listName(site);
  const preview = cards.map(({ name: piece }) => piece).join(', ');
  return emailFrame({ site, title: subjectOf(site), preview, reason: REASON }, (theme) => [
    opening(theme, {
      heading: site === 'loupe' ? 'A wishlist, shared with you' : 'Favourites, shared with you',
      words: [
        ...(senderName === null ? ['Someone'] : [strong(senderName)]),
        ` has picked ${piecesInWords(cards.length + more)} and would like you to see ${cards.length + more === 1 ? 'it' : 'them'}.`,
      ],
      action: { href: storefrontUrl, text: `Visit ${theme.shop}` },
    }),
    ...(message === null ? [] : [note(theme, message)]),
    cardTable(theme, cards),
    ...(more === 0 ? [] : [rest(theme, `And ${more} more in their ${name}.`)]),
  ]);
}

const piecesInWords = (count: number): string => (count === 1 ? 'a piece' : `${count} pieces`);

function note(theme: EmailTheme, message: string): ReactElement {
  const lines = message.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line]));
  const style: CSSProperties = {
    margin: 0,
    padding: '18px 20px',
    backgroundColor: theme.tint,
    borderLeft: `3px solid ${theme.action}`,
    ...sans(17, 27, theme.ink),
  };
  return h(Section, { style: { padding: '0 32px 36px' } }, h('p', { style }, ...lines));
}

/** Two cards per row, each half the width of the e-mail, also on phones. */
function cardTable(theme: EmailTheme, cards: readonly ListCard[]): ReactElement {
  const rows: ReactNode[] = [];
  for (let index = 0; index < cards.length; index += 2) {
    const [left, right] = [cards[index]!, cards[index + 1]];
    rows.push(
      h('tr', { key: left.key }, cell(theme, left), right === undefined ? h('td') : cell(theme, right)),
    );
  }
  return h(Section, { style: { padding: '0 24px 16px' } }, table(...rows));
}

function cell(theme: EmailTheme, { brand, name, size, href, imageUrl, ...prices }: ListCard): ReactElement {
  const picture: CSSProperties = {
    display: 'block',
    width: '100%',
    height: 'auto',
    backgroundColor: theme.tint,
    borderRadius: theme.radius,
  };
  const small: CSSProperties = { fontSize: 14, color: theme.soft };
  const link: CSSProperties = { textDecoration: 'none', ...sans(16, 23, theme.ink) };
  return h(
    'td',
    { width: '50%', style: { padding: '0 8px 32px', verticalAlign: 'top', width: '50%' } },
    h(
      'a',
      { href, style: link },
      h('img', { src: imageUrl, width: 268, height: 268, alt: '', style: picture }),
      // Line breaks instead of blocks, because the plain-text version is made from the same elements.
      h('span', { style: { lineHeight: '34px', ...small } }, brand),
      h('br'),
      name,
      ...(size === '' ? [] : [h('br'), h('span', { style: small }, size)]),
    ),
    h('div', { style: { paddingTop: 6, ...sans(16, 23, theme.ink) } }, ...priceWords(theme, prices)),
  );
}

function priceWords(
  theme: EmailTheme,
  { price, wasPrice, pricesVary = false }: Pick<ListCard, 'price' | 'wasPrice' | 'pricesVary'>,
): ReactNode[] {
  if (price === null) return ['Price on request'];
  const now = `${pricesVary ? 'From ' : ''}${formatMoney(price)}`;
  if (wasPrice === null) return [now];
  return [
    h('b', { style: { fontWeight: 600, color: theme.link } }, now),
    ' ',
    h('span', { style: { color: theme.soft, whiteSpace: 'nowrap' } }, `Was ${formatMoney(wasPrice)}`),
  ];
}

const rest = (theme: EmailTheme, text: string): ReactElement =>
  h(Section, { style: { padding: '0 32px 36px', ...sans(15, 24, theme.soft) } }, text);

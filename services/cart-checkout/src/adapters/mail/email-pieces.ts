import { Section } from '@react-email/section';
import { emailButton, emailHeading, sans, type EmailAction } from '@loupe/mailer/email-text';
import type { EmailTheme } from '@loupe/mailer/email-theme';
import { dayInWords } from '@loupe/calendar/day-words';
import { addressLines, fullName, storeLines } from '@loupe/contact/address-lines';
import { formatMoney } from '@loupe/money/format';
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Address } from '../../domain/address/address.ts';
import type { CollectionStore } from '../../domain/delivery/collection.ts';

/** A line of an order, with the pieces of it that the e-mail is about. */
export interface EmailLine {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  /** What was chosen for the pieces, e.g. their engraving. */
  readonly choices?: readonly string[];
  /** Pence. */
  readonly total: number;
  /** Pence: the VAT within the total, where the e-mail shows it for each line. */
  readonly tax?: number | undefined;
  readonly imageUrl: string;
  /** The day on which it arrives where it differs from the order's, YYYY-MM-DD. */
  readonly deliverBy?: string | undefined;
}

export const strong = (text: string): ReactElement => h('b', { style: { fontWeight: 600 } }, text);

export interface OpeningProps {
  readonly heading: string;
  readonly words: readonly ReactNode[];
  readonly action: EmailAction;
}

/** Heading, one or two sentences, and the call to action. */
export function opening(theme: EmailTheme, { heading, words, action }: OpeningProps): ReactElement {
  return h(
    Section,
    { style: { padding: '44px 32px 36px' } },
    emailHeading(theme, heading),
    h('p', { style: { margin: '16px 0 28px', ...sans(17, 27, theme.ink) } }, ...words),
    emailButton(theme, action),
  );
}

/** Leads to where anybody finds the order, in any browser: the page after payment is for the one that placed it. */
export const seeOrder = ({
  storefrontUrl,
  orderNumber,
}: {
  readonly storefrontUrl: string;
  readonly orderNumber: string;
}): EmailAction => ({
  href: `${storefrontUrl}/find-order?${new URLSearchParams({ orderNumber })}`,
  text: 'See this order',
});

export const table = (...rows: ReactNode[]): ReactElement =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 },
    h('tbody', null, ...rows),
  );

/** One row per line: picture, name, quantity and price. */
export function lineTable(theme: EmailTheme, lines: readonly EmailLine[]): ReactElement {
  const cell: CSSProperties = {
    padding: '16px 0',
    borderTop: `1px solid ${theme.line}`,
    verticalAlign: 'top',
  };
  const picture = (src: string) =>
    h('img', {
      src,
      width: 80,
      height: 80,
      alt: '',
      style: { display: 'block', backgroundColor: theme.tint },
    });
  const row = ({ id, title, quantity, choices = [], total, tax, imageUrl, deliverBy }: EmailLine) =>
    h(
      'tr',
      { key: id },
      h('td', { width: 96, style: cell }, picture(imageUrl)),
      h(
        'td',
        { style: { ...cell, padding: '16px 12px', ...sans(15, 22, theme.ink) } },
        h('b', { style: { fontWeight: 500 } }, title),
        h('br'),
        ...choices.flatMap((choice) => [
          h('span', { key: choice, style: { color: theme.soft } }, choice),
          h('br'),
        ]),
        h('span', { style: { color: theme.soft } }, `Quantity ${quantity}`),
        ...(tax === undefined ? [] : [h('br'), h('span', { style: { color: theme.soft } }, taxInWords(tax))]),
        ...(deliverBy === undefined
          ? []
          : [h('br'), h('span', { style: { color: theme.soft } }, `Arrives by ${dayInWords(deliverBy)}`)]),
      ),
      h(
        'td',
        { align: 'right', style: { ...cell, whiteSpace: 'nowrap', ...sans(15, 22, theme.ink) } },
        formatMoney(total),
      ),
    );
  return h(Section, { style: { padding: '0 32px' } }, table(...lines.map(row)));
}

const taxInWords = (tax: number): string => (tax === 0 ? 'No VAT' : `Includes ${formatMoney(tax)} VAT`);

/** What an e-mail about cancelled or returned pieces is told. */
export interface MovedEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** The pieces that moved; empty when only the delivery charge is refunded. */
  readonly lines: readonly EmailLine[];
  /** Pence: the delivery charge within the amount, and the cancelled or refunded amount. */
  readonly shipping: number;
  readonly deliveryMethod: { readonly name: string };
  readonly amount: number;
  /** Pence: the VAT within what moved. */
  readonly tax: number;
  /** Sent out of the United Kingdom without VAT. */
  readonly isExport: boolean;
  /** What each method gets back or is not charged; empty if that is nothing. */
  readonly payments: readonly PaymentInWords[];
  readonly storefrontUrl: string;
}

/** What one method paid, is charged or gets back. */
export interface PaymentInWords {
  /** E.g. "Visa ending 1111". */
  readonly method: string;
  readonly isGiftCard?: boolean;
  /** Pence. */
  readonly amount: number;
}

const AND = new Intl.ListFormat('en-GB');

/** "£40.00 to your gift card ending 4321 and £25.00 to your Visa ending 1111". @param to e.g. "to your" */
export const eachInWords = (payments: readonly PaymentInWords[], to: string): string =>
  AND.format(payments.map(({ method, amount }) => `${formatMoney(amount)} ${to} ${method}`));

export const movedTaxFigures = (tax: number, isExport: boolean): Figure[] =>
  isExport ? [['VAT', 'None, sent out of the UK']] : [['VAT included', tax]];

/** A label with an amount in pence or a text; the last of several is the sum. */
export type Figure = readonly [label: string, value: number | string];

export function figures(theme: EmailTheme, rows: readonly Figure[]): ReactElement {
  const row = ([label, value]: Figure, index: number) => {
    const isSum = index === rows.length - 1;
    const style: CSSProperties = isSum
      ? { padding: '14px 0 0', borderTop: `1px solid ${theme.line}`, ...sans(18, 26, theme.ink) }
      : { padding: '4px 0', ...sans(15, 22, theme.ink) };
    const text = typeof value === 'number' ? formatMoney(value) : value;
    return h(
      'tr',
      { key: index },
      h('td', { style: { ...style, color: isSum ? theme.ink : theme.soft } }, label),
      h('td', { align: 'right', style: { ...style, verticalAlign: 'top', whiteSpace: 'nowrap' } }, text),
    );
  };
  return h(Section, { style: { padding: '16px 32px 40px' } }, table(...rows.map(row)));
}

/** What an amount consists of; empty when it is the sum of the lines. @param label of the lines */
export function shares(
  {
    lines,
    shipping,
    amount,
    deliveryMethod,
  }: {
    lines: readonly EmailLine[];
    shipping: number;
    amount: number;
    deliveryMethod: { readonly name: string };
  },
  label: string,
): Figure[] {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = goods + shipping - amount;
  if (goods === amount && shipping === 0) return [];
  return [
    [label, goods],
    ...(discount > 0 ? [['Discount', `−${formatMoney(discount)}`] as const] : []),
    ...(shipping > 0 ? [[deliveryMethod.name, shipping] as const] : []),
  ];
}

export interface Note {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Two notes side by side. */
export function notes(theme: EmailTheme, ...both: readonly [Note, Note]): ReactElement {
  const cell: CSSProperties = { verticalAlign: 'top', paddingRight: 16, ...sans(15, 24, theme.soft) };
  const heading: CSSProperties = { margin: '0 0 4px', fontWeight: 600, ...sans(15, 24, theme.ink) };
  const note = ({ heading: title, lines }: Note) =>
    h(
      'td',
      { key: title, width: '50%', style: cell },
      h('h2', { style: heading }, title),
      ...lines.flatMap((line, index) => (index === 0 ? [line] : [h('br'), line])),
    );
  return h(
    Section,
    { style: { padding: '32px', backgroundColor: theme.tint } },
    table(h('tr', { key: 'cells' }, ...both.map(note))),
  );
}

export const returnsNote = (theme: EmailTheme): Note => ({
  heading: 'Changed your mind?',
  lines: [`You have 60 days. ${theme.places} will take it back, or call us and we will send a courier.`],
});

/** Where an order is delivered: an e-mail address, an address, or the store where it is collected. */
export function arrivalNote({
  email,
  deliveryMethod,
  shippingAddress,
  collectionStore: store,
}: {
  readonly email: string;
  readonly deliveryMethod: { readonly isByEmail?: true };
  readonly shippingAddress: Address;
  readonly collectionStore: CollectionStore | null;
}): Note {
  if (deliveryMethod.isByEmail === true)
    return { heading: 'E-mailed to', lines: [email, 'Nothing comes by post.'] };
  if (store === null)
    return { heading: 'Delivered to', lines: [fullName(shippingAddress), ...addressLines(shippingAddress)] };
  return {
    heading: `For ${fullName(shippingAddress)} at`,
    lines: [store.name, ...storeLines(store), store.phone],
  };
}

import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { formatMoney } from '@loupe/money/format';
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Address } from '../../domain/address/address.ts';
import { EMAIL_THEMES, SANS, type EmailTheme } from './email-theme.ts';

// createElement and not JSX: Node runs our TypeScript by stripping its types, and JSX is more than types.

export interface OrderConfirmationEmailProps {
  readonly site: string;
  readonly orderNumber: string;
  readonly firstName: string;
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
  readonly lines: readonly EmailLine[];
  /** Pence. */
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly tax: number;
  readonly shippingAddress: Address;
  /** E.g. "Visa ending 1111"; empty for what cost nothing. */
  readonly paidBy: string;
  readonly storefrontUrl: string;
}

export interface EmailLine {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  readonly total: number;
  readonly imageUrl: string;
}

type Themed = OrderConfirmationEmailProps & { readonly theme: EmailTheme };

const SUPPORT_PHONE = '0800 000 0100';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** "Tuesday 24 November". */
export const dayInWords = (isoDate: string): string =>
  DAY.format(new Date(`${isoDate}T00:00:00Z`)).replace(',', '');

const sans = (size: number, lineHeight: number, color: string): CSSProperties => ({
  fontFamily: SANS,
  fontSize: size,
  lineHeight: `${lineHeight}px`,
  color,
});

/** The first e-mail after an order: number, arrival, what was bought, where it goes. */
export function OrderConfirmationEmail(props: OrderConfirmationEmailProps): ReactElement {
  const theme = EMAIL_THEMES[props.site] ?? EMAIL_THEMES['beaverbrooks']!;
  const themed = { ...props, theme };
  return h(
    Html,
    { lang: 'en-GB' },
    h(
      Head,
      null,
      h('title', null, `Your order ${props.orderNumber}`),
      h('meta', { name: 'color-scheme', content: 'light' }),
    ),
    h(Preview, null, `Arriving by ${dayInWords(props.deliverBy)}, signed for, in a plain outer box.`),
    h(
      Body,
      { style: { margin: 0, backgroundColor: theme.ground } },
      h(
        Container,
        { style: { maxWidth: 600, width: '100%', margin: '24px auto', backgroundColor: '#ffffff' } },
        wordmark(theme),
        thanks(themed),
        lines(themed),
        totals(themed),
        addressAndReturns(themed),
        foot(theme),
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

function thanks({ theme, firstName, orderNumber, deliverBy, storefrontUrl }: Themed): ReactElement {
  const heading: CSSProperties = {
    margin: 0,
    fontFamily: theme.display,
    fontWeight: theme.displayWeight,
    fontSize: 42,
    lineHeight: '46px',
    color: theme.ink,
  };
  const button: CSSProperties = {
    display: 'inline-block',
    padding: '15px 30px',
    backgroundColor: theme.action,
    borderRadius: theme.radius,
    textDecoration: 'none',
    fontWeight: 500,
    ...sans(16, 20, '#ffffff'),
  };
  const strong = (text: string) => h('b', { style: { fontWeight: 600 } }, text);
  const href = `${storefrontUrl}/checkout/orderConfirmation?orderNumber=${orderNumber}`;
  return h(
    Section,
    { style: { padding: '44px 32px 36px' } },
    h('h1', { style: heading }, `Thank you, ${firstName}`),
    h(
      'p',
      { style: { margin: '16px 0 28px', ...sans(17, 27, theme.ink) } },
      'We have your order ',
      strong(orderNumber),
      '. It arrives by ',
      strong(dayInWords(deliverBy)),
      ', signed for, in a plain outer box.',
    ),
    h('a', { href, style: button }, 'See this order'),
  );
}

const table = (...rows: ReactNode[]): ReactElement =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 },
    h('tbody', null, ...rows),
  );

function lines({ lines: bought, theme }: Themed): ReactElement {
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
  const row = ({ id, title, quantity, total, imageUrl }: EmailLine) =>
    h(
      'tr',
      { key: id },
      h('td', { width: 96, style: cell }, picture(imageUrl)),
      h(
        'td',
        { style: { ...cell, padding: '16px 12px', ...sans(15, 22, theme.ink) } },
        h('b', { style: { fontWeight: 500 } }, title),
        h('br'),
        h('span', { style: { color: theme.soft } }, `Quantity ${quantity}`),
      ),
      h(
        'td',
        { align: 'right', style: { ...cell, whiteSpace: 'nowrap', ...sans(15, 22, theme.ink) } },
        formatMoney(total),
      ),
    );
  return h(Section, { style: { padding: '0 32px' } }, table(...bought.map(row)));
}

function totals({ theme, subtotal, shipping, total, tax, paidBy }: Themed): ReactElement {
  const row = (label: string, value: string, style: CSSProperties, labelColor: string) =>
    h(
      'tr',
      { key: label },
      h('td', { style: { ...style, color: labelColor } }, label),
      h('td', { align: 'right', style }, value),
    );
  const plain: CSSProperties = { padding: '4px 0', ...sans(15, 22, theme.ink) };
  const last: CSSProperties = {
    padding: '14px 0 0',
    borderTop: `1px solid ${theme.line}`,
    ...sans(18, 26, theme.ink),
  };
  return h(
    Section,
    { style: { padding: '16px 32px 40px' } },
    table(
      row('Subtotal', formatMoney(subtotal), plain, theme.soft),
      row('Standard delivery', shipping === 0 ? 'Free' : formatMoney(shipping), plain, theme.soft),
      row('VAT included', formatMoney(tax), plain, theme.soft),
      row(paidBy === '' ? 'Nothing to pay' : `Paid by ${paidBy}`, formatMoney(total), last, theme.ink),
    ),
  );
}

function addressAndReturns({ shippingAddress: to, theme }: Themed): ReactElement {
  const cell: CSSProperties = { verticalAlign: 'top', paddingRight: 16, ...sans(15, 24, theme.soft) };
  const heading: CSSProperties = { margin: '0 0 4px', fontWeight: 600, ...sans(15, 24, theme.ink) };
  const street = [to.streetNumber, to.streetName].filter(Boolean).join(' ');
  return h(
    Section,
    { style: { padding: '32px', backgroundColor: theme.tint } },
    table(
      h(
        'tr',
        { key: 'cells' },
        h(
          'td',
          { width: '50%', style: cell },
          h('h2', { style: heading }, 'Delivered to'),
          ...[`${to.firstName} ${to.lastName}`, street, `${to.city}, ${to.postalCode}`].flatMap((line) => [
            line,
            h('br'),
          ]),
        ),
        h(
          'td',
          { width: '50%', style: cell },
          h('h2', { style: heading }, 'Changed your mind?'),
          `You have 60 days. ${theme.places} will take it back, or call us and we send a courier.`,
        ),
      ),
    ),
  );
}

function foot(theme: EmailTheme): ReactElement {
  return h(
    Section,
    { style: { padding: '28px 32px 36px', backgroundColor: theme.foot, ...sans(13, 21, theme.footText) } },
    `Questions? Reply to this e-mail or call free on ${SUPPORT_PHONE}, 8am to 8pm. We sent this because you placed an order; it is not marketing.`,
    h('br'),
    h('br'),
    theme.address,
  );
}

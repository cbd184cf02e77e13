import type { ReactNode } from 'react';
import type { Availability } from '#lib/product-status.ts';
import { Icon } from '#ui/icon.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Price } from '#ui/price.tsx';
import type { Product } from './product.ts';

type State = Exclude<Availability, 'buy' | 'sold-out'>;

const WORDS: Record<State, { title: string; next: string; priced: boolean }> = {
  'on-request': {
    title: 'Price on request',
    next: 'Call us. A jeweller tells you today’s price and holds the piece for you while you think.',
    priced: false,
  },
  'store-only': {
    title: 'Shown in store only',
    next: 'We do not sell this piece online. Call us and we tell you where it can be seen, and keep it there for you.',
    priced: true,
  },
  'coming-soon': {
    title: 'Coming soon',
    next: 'It is not here yet. Call us and we put your name to one of the first.',
    priced: true,
  },
  gone: {
    title: 'No longer sold',
    next: 'The maker has ended it. Call us and we look for the nearest to it.',
    priced: false,
  },
};

type EnquiryPanelProps = {
  product: Product;
  state: State;
  phone: string;
  /** What else can be done with it. */
  children: ReactNode;
};

/** In place of the buy panel for what cannot be put into a bag: says why, and the next thing to do. */
export function EnquiryPanel({ product, state, phone, children }: EnquiryPanelProps) {
  const { title, next, priced } = WORDS[state];
  return (
    <div className="grid gap-4" data-buy>
      {priced && product.price ? (
        <Price value={product.price.value} wasValue={product.price.wasValue} large />
      ) : null}
      <div className="grid grid-cols-[1.5rem_1fr] gap-x-3.5 rounded-[var(--radius)] border border-line px-4.5 py-4">
        <Icon name="info" className="mt-0.5" />
        <div>
          <p className="font-medium">{title}</p>
          <p className="small soft">{next}</p>
        </div>
      </div>
      <PlainButtonLink href={`tel:${phone.replaceAll(' ', '')}`} block>
        Call <span className="num">{phone}</span>
      </PlainButtonLink>
      {children}
    </div>
  );
}

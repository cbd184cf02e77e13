import type { ReactNode } from 'react';
import type { Availability } from '#lib/product-status.ts';
import { SITES, type Site, type SiteKey } from '#lib/sites.ts';
import { Icon } from '#ui/icon.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Price } from '#ui/price.tsx';
import type { Product } from '../product.ts';

type State = Exclude<Availability, 'buy' | 'sold-out'>;

type Words = { title: string; next: string; priced: boolean };

const wordsOf = ({ piece, stores }: Site): Record<State, Words> => ({
  'on-request': {
    title: 'Price on request',
    next: `Call us for today’s price. We will hold the ${piece.one} for you while you think it over.`,
    priced: false,
  },
  'store-only': {
    title: `In our ${stores.many} only`,
    next: `We do not sell this ${piece.one} online. Call us and we will tell you which ${stores.one} has it, and keep it there for you.`,
    priced: true,
  },
  'coming-soon': {
    title: 'Coming soon',
    next: 'It is not here yet. Call us and we will tell you when it arrives.',
    priced: true,
  },
  gone: {
    title: 'No longer sold',
    next: `We no longer sell this ${piece.one}. Call us and we will help you find something like it.`,
    priced: false,
  },
});

type EnquiryPanelProps = {
  product: Product;
  state: State;
  site: SiteKey;
  /** Other links. */
  children: ReactNode;
};

/** Replaces the buy panel for pieces that cannot be added to a bag: says why, and what to do next. */
export function EnquiryPanel({ product, state, site, children }: EnquiryPanelProps) {
  const { phone } = SITES[site];
  const { title, next, priced } = wordsOf(SITES[site])[state];
  return (
    <div className="grid gap-4" data-buy>
      {priced && product.price ? (
        <Price
          value={product.price.value}
          wasValue={product.price.wasValue}
          from={product.pricesVary}
          large
        />
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

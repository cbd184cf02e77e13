'use client';

import { createContext, useContext, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  lacksText,
  NO_CHOICE,
  type PersonalChoice,
  type PersonalTerms,
} from '../../personal/personal-terms.ts';
import type { GiftCardOffer } from '../gift-card-offer.ts';
import { useLiveProduct, type KnownLive } from './use-live-product.ts';

export type BuyableVariant = {
  id: string;
  sku: string;
  ringSizeLetter: string | null;
  stockLevel: 'in' | 'low' | 'out';
  price: { value: number; wasValue: number | null } | null;
};

/** The product data shared by the buy panel and the sticky bar. */
export type BuyableProduct = {
  id: string;
  code: string;
  name: string;
  isWatch: boolean;
  price: { value: number; wasValue: number | null } | null;
  /** Its sizes have prices of their own, of which the price is the lowest. */
  pricesVary: boolean;
  variants: readonly BuyableVariant[];
  /** Null for everything but gift cards. */
  giftCard: GiftCardOffer | null;
  /** What can be chosen beside the size; null when it is not known. */
  personal: PersonalTerms | null;
};

type Selection = {
  product: BuyableProduct;
  sized: boolean;
  /** Null until a size is selected. */
  variant: BuyableVariant | null;
  /** Whether the selected variant is sold out; while none is selected, whether all are. */
  soldOut: boolean;
  choose: (id: string) => void;
  /** True after pressing Add without a selected size. */
  asked: boolean;
  askForSize: () => void;
  sizes: RefObject<HTMLFieldSetElement | null>;
  personal: PersonalChoice;
  choosePersonal: (change: Partial<PersonalChoice>) => void;
  /** True after pressing Add with engraving ticked and no text. */
  askedForText: boolean;
  askForText: () => void;
  engraving: RefObject<HTMLInputElement | null>;
  /** Of a gift card, in whole pounds; null while the amount entered is not sold. */
  giftCardValue: number | null;
  chooseValue: (value: number | null) => void;
  live: KnownLive | null;
};

const SelectionContext = createContext<Selection | null>(null);

/** The selected variant, shared by the buy panel and the bar at the bottom of small screens. */
export function SelectionProvider({ product, children }: { product: BuyableProduct; children: ReactNode }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [giftCardValue, chooseValue] = useState(product.giftCard?.value ?? null);
  const [personal, setPersonal] = useState(NO_CHOICE);
  const [askedForText, setAskedForText] = useState(false);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const engraving = useRef<HTMLInputElement>(null);
  const live = useLiveProduct(product.code);

  const selection = useMemo<Selection>(() => {
    const levels = new Map(live?.variants.map(({ id, stockLevel }) => [id, stockLevel]));
    const variants = product.variants.map((one) => ({
      ...one,
      stockLevel: levels.get(one.id) ?? one.stockLevel,
    }));
    const sized = variants.some(({ ringSizeLetter }) => ringSizeLetter !== null);
    const variant = sized ? (variants.find(({ id }) => id === chosen) ?? null) : (variants[0] ?? null);
    return {
      product: { ...product, variants },
      sized,
      variant,
      soldOut: (variant ? [variant] : variants).every(({ stockLevel }) => stockLevel === 'out'),
      choose: (id) => {
        setChosen(id);
        setAsked(false);
      },
      asked,
      askForSize: () => {
        setAsked(true);
        sizes.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      },
      sizes,
      personal,
      choosePersonal: (change) => setPersonal((known) => ({ ...known, ...change })),
      askedForText: askedForText && lacksText(personal),
      askForText: () => {
        setAskedForText(true);
        engraving.current?.focus();
      },
      engraving,
      giftCardValue,
      chooseValue,
      live,
    };
  }, [product, live, chosen, asked, personal, askedForText, giftCardValue]);

  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider around it');
  return selection;
}

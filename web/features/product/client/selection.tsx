'use client';

import { createContext, useContext, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
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
  price: { value: number; wasValue: number | null } | null;
  variants: readonly BuyableVariant[];
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
  live: KnownLive | null;
};

const SelectionContext = createContext<Selection | null>(null);

/** The selected variant, shared by the buy panel and the bar at the bottom of small screens. */
export function SelectionProvider({ product, children }: { product: BuyableProduct; children: ReactNode }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const sizes = useRef<HTMLFieldSetElement>(null);
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
      live,
    };
  }, [product, live, chosen, asked]);

  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider around it');
  return selection;
}

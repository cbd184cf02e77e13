'use client';

import {
  createContext,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react';
import { lacksText, NO_CHOICE, type PersonalChoice } from '../../personal/personal-terms.ts';
import type { BuyableProduct } from '../buyable-parts.ts';
import { chosenVariant, type ChosenVariant } from '../chosen-variant.ts';
import { whenIdle } from '#lib/use-idle.ts';
import type { KnownLive } from './follow-live.ts';

type Selection = ChosenVariant & {
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
    return {
      ...chosenVariant(product, live, chosen),
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

/** Current stock and promise, asked for by script that is loaded when the browser is idle. Null until then. */
function useLiveProduct(code: string): KnownLive | null {
  const [live, setLive] = useState<KnownLive | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const cancel = whenIdle(() => {
      import('./follow-live.ts')
        .then(({ followLive }) => followLive(code, setLive, gone.signal))
        // The page is correct without it, and the bag always checks again.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      gone.abort();
    };
  }, [code]);
  return live;
}

type Shown = { value: number; wasValue: number | null };

/** What is shown as the price: of a gift card its value. @param giftCardValue whole pounds; null for any other piece */
export const shownPrice = (price: Shown | null, giftCardValue: number | null): Shown | null =>
  giftCardValue === null ? price : { value: giftCardValue * 100, wasValue: null };

import { visible } from '@loupe/contact/visible';
import type { GiftCard } from './ports/gift-cards.ts';

const NUMBER = /^\d{12,21}$/;
const PIN = /^\d{4,8}$/;

export type ReadGiftCard = { readonly card: GiftCard } | { readonly wrong: 'cardNumber' | 'pin' };

/** A gift card as typed, with or without spaces and hyphens. */
export function readGiftCard(typed: { readonly cardNumber: string; readonly pin: string }): ReadGiftCard {
  const number = visible(typed.cardNumber).replaceAll(/[\s-]/g, '');
  const pin = visible(typed.pin).trim();
  if (!NUMBER.test(number)) return { wrong: 'cardNumber' };
  return PIN.test(pin) ? { card: { number, pin } } : { wrong: 'pin' };
}

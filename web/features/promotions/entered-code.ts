import { visible } from '@loupe/contact/visible';
import { codeText, isApplied, type Code } from './promotion-text.ts';

/** Whether nothing was typed that can be seen. */
export const isBlank = (typed: string): boolean => visible(typed).trim() === '';

/** Announced after a code was entered. */
export function enteredText(typed: string, codes: readonly Code[]): string {
  const entered = codes.find(({ code }) => code === visible(typed).replace(/\s/g, '').toUpperCase());
  if (entered === undefined) return '';
  return isApplied(entered) ? `${entered.code} applied: ${codeText(entered)}.` : codeText(entered);
}

import { ORDER_NUMBER } from './account-rules.ts';

/** The order number of a link to the page that finds orders; empty for any other text. @param search of its address */
export function askedOrder(search: string): string {
  const asked = new URLSearchParams(search).get('orderNumber')?.trim().toUpperCase() ?? '';
  return ORDER_NUMBER.test(asked) ? asked : '';
}

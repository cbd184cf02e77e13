const PRICE = /^£?(\d{1,7})(?:\.(\d{1,2}))?$/;

/** A price as it is typed in pounds, such as `£2,195` or `2195.00`, in pence; 0 for what is no price. */
export function penceOf(typed: string): number {
  const [, pounds, pence = ''] = PRICE.exec(typed.replaceAll(/[\s,]/g, '')) ?? [];
  return pounds === undefined ? 0 : Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}

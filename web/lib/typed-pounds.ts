/** An amount as it is typed in pounds, such as `£2,195` or `2195.00`, in pence; null for what is none. */
export function penceOf(typed: string): number | null {
  const [, pounds, pence = ''] = /^£?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[\s,]/g, '')) ?? [];
  return pounds === undefined ? null : Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}

/** As a field shows it. */
export const poundsText = (pence: number): string => (pence / 100).toFixed(2);

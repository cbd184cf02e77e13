/** A deposit as it was typed, in pence: pounds with at most two decimals, with or without £ and commas. Null for anything else. */
export function depositOf(text: string): number | null {
  const [, pounds, pence = ''] = /^£?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[\s,]/g, '')) ?? [];
  return pounds === undefined ? null : Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}

/** As the field shows it. */
export const depositText = (pence: number): string => (pence / 100).toFixed(2);

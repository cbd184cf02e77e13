export type PanelName = 'wrist' | 'engraving' | 'wrap';

type Personal = {
  isOutOfStock: boolean;
  personalTerms: {
    wristSizes: readonly number[];
    engraving?: object | null | undefined;
    giftWrap?: object | null | undefined;
  };
};

/** What can be chosen for a line, in the order of the buttons. Nothing is offered while it is sold out. */
export function panelsOf(line: Personal): { panel: PanelName; label: string }[] {
  const { wristSizes, engraving, giftWrap } = line.personalTerms;
  if (line.isOutOfStock) return [];
  return [
    ...(wristSizes.length === 0 ? [] : [{ panel: 'wrist' as const, label: 'Wrist size' }]),
    ...(engraving == null ? [] : [{ panel: 'engraving' as const, label: 'Engraving' }]),
    ...(giftWrap == null ? [] : [{ panel: 'wrap' as const, label: 'Gift wrap' }]),
  ];
}

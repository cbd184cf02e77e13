import type {
  UpdateEngravingMutation,
  UpdateGiftWrapMutation,
  UpdateWristSizeMutation,
} from '../../gql/graphql.ts';

/** What a change of a line's choice answers. */
export type ChoiceAnswer =
  | UpdateWristSizeMutation['updateWristSize']
  | UpdateEngravingMutation['updateEngraving']
  | UpdateGiftWrapMutation['updateGiftWrap'];

export type PanelName = 'wrist' | 'engraving' | 'wrap';

type Offered = {
  isOutOfStock: boolean;
  personalTerms: {
    wristSizes: readonly number[];
    engraving?: object | null | undefined;
    giftWrap?: object | null | undefined;
  };
};

/** What can be chosen for a line of the bag, in the order of the buttons. Nothing is offered while it is sold out. */
export function panelsOf(line: Offered): { panel: PanelName; label: string }[] {
  const { wristSizes, engraving, giftWrap } = line.personalTerms;
  if (line.isOutOfStock) return [];
  return [
    ...(wristSizes.length === 0 ? [] : [{ panel: 'wrist' as const, label: 'Wrist size' }]),
    ...(engraving == null ? [] : [{ panel: 'engraving' as const, label: 'Engraving' }]),
    ...(giftWrap == null ? [] : [{ panel: 'wrap' as const, label: 'Gift wrap' }]),
  ];
}

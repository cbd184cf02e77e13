import type {
  LineChoicesFragment,
  UpdateEngravingMutation,
  UpdateGiftWrapMutation,
  UpdateWristSizeMutation,
} from '../../gql/graphql.ts';

/** What was chosen for a piece in a bag, in an order, or saved for later; absent and null are none. */
export type Chosen = {
  [Name in Exclude<keyof LineChoicesFragment, '__typename'>]?: LineChoicesFragment[Name] | undefined;
};

/** The same as addToCart takes it. */
export const optionsOfLine = ({
  wristSize = null,
  engraving = null,
  isGiftWrapped: giftWrap = false,
  giftMessage = null,
}: Chosen) => ({ wristSize, engraving, giftWrap, giftMessage });

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
export function panelsOf({ isOutOfStock, personalTerms }: Offered): { panel: PanelName; label: string }[] {
  const { wristSizes, engraving, giftWrap } = personalTerms;
  const panels = [
    { panel: 'wrist', label: 'Wrist size', terms: wristSizes[0] },
    { panel: 'engraving', label: 'Engraving', terms: engraving },
    { panel: 'wrap', label: 'Gift wrap', terms: giftWrap },
  ] as const;
  return panels.filter(({ terms }) => !isOutOfStock && terms != null);
}

/** A text, and what follows it where the toy is there. */
type Insertion = readonly [after: string, inserted: string];

/** A choice that no shop offers: the colour of a ribbon around the box. All that a choice like gift wrap has, from graph to warehouse. */
export const TOY_EDITS: Readonly<Record<string, readonly Insertion[]>> = {
  'services/cart-checkout/schema.graphql': [
    ['    giftMessage: String\n', '    ribbon: String\n'],
    ['\n  giftMessage: String\n', '  ribbon: String\n'],
    ['  giftWrap: GiftWrapTerms\n', '  ribbons: [String!]!\n'],
    ['type Mutation {\n', '  updateRibbon(lineItemId: ID!, ribbon: String): UpdateLineItemResult!\n'],
  ],
  'services/cart-checkout/src/domain/cart/choices/choices.ts': [
    [
      "import { giftMessage, giftWrap, giftWrapTerms } from './gift-wrap.ts';\n",
      "import { ribbon, ribbonsOf } from './ribbon.ts';\n",
    ],
    ['export const CHOICES = { ', 'ribbon, '],
    ['  giftWrap: giftWrapTerms(piece),\n', '  ribbons: ribbonsOf(piece),\n'],
  ],
  'services/cart-checkout/src/graphql/line-choices.ts': [
    ['  giftMessage: options.giftMessage ?? null,\n', '  ribbon: options.ribbon ?? null,\n'],
  ],
  'services/cart-checkout/src/graphql/resolvers/resolvers.ts': [
    [
      "import { updateGiftWrap } from './Mutation/updateGiftWrap.ts';\n",
      "import { updateRibbon } from './Mutation/updateRibbon.ts';\n",
    ],
    ['    updateGiftWrap,\n', '    updateRibbon,\n'],
  ],
  'packages/ring-size/src/option-words.ts': [
    [
      '  readonly giftMessage?: string | null | undefined;\n',
      '  readonly ribbon?: string | null | undefined;\n',
    ],
    ['  { engraving, ', 'ribbon, '],
    [
      "    ...(isGiftWrapped ? ['Gift wrapped'] : []),\n",
      '    ...(ribbon == null ? [] : [`${ribbon} ribbon`]),\n',
    ],
  ],
  'sandbox/fulfilment/orders/personalised.ts': [
    ['  giftMessage: z.string().optional(),\n', '  ribbon: z.string().optional(),\n'],
    ['workWords = ({ ', 'ribbon, '],
    [
      "    giftWrap === true ? 'gift wrapped' : '',\n",
      "    ribbon === undefined ? '' : `${ribbon} ribbon`,\n",
    ],
  ],
  'web/features/personal/choices.graphql': [
    ['\n  giftMessage\n', '  ribbon\n'],
    ['fragment TermsParts on PersonalTerms {\n', '  ribbons\n'],
    ['  $giftMessage: String\n', '  $ribbon: String\n'],
    ['    giftMessage: $giftMessage\n', '    ribbon: $ribbon\n'],
    [
      '# What can be chosen for a piece, and on what terms.\n',
      'mutation UpdateRibbon($lineItemId: ID!, $ribbon: String) {\n  updateRibbon(lineItemId: $lineItemId, ribbon: $ribbon) {\n    __typename\n    ...FullCart\n    ... on Failure {\n      code\n      message\n    }\n  }\n}\n',
    ],
  ],
  'web/features/personal/line-choices.ts': [
    ['  UpdateGiftWrapMutation,\n', '  UpdateRibbonMutation,\n'],
    ['export type ChoiceAnswer =\n', "  | UpdateRibbonMutation['updateRibbon']\n"],
    ['export type PanelName = ', "'ribbon' | "],
    ['    wristSizes: readonly number[];\n', '    ribbons?: readonly string[];\n'],
    [
      '  return [\n',
      "    ...(line.personalTerms.ribbons?.length ? [{ panel: 'ribbon' as const, label: 'Ribbon' }] : []),\n",
    ],
  ],
  'web/features/personal/personal-terms.ts': [
    ['  readonly giftMessage: string;\n', '  readonly ribbon: string | null;\n'],
    ["  giftMessage: '',\n", '  ribbon: null,\n'],
    ['optionsOf = ({ ', 'ribbon, '],
    ['  engraving,\n', '  ribbon,\n'],
  ],
  'web/features/personal/added-options.ts': [
    ['  giftMessage = null,\n', '  ribbon = null,\n'],
    ['giftWrap, giftMessage', ', ribbon'],
    ['    engraving,\n', "    ribbon: textIn(form, fieldOf('ribbon')),\n"],
  ],
  'web/features/product/client/personalise.tsx': [
    [
      "import { useSelection } from './selection.tsx';\n",
      "import { RibbonField } from '../../personal/ribbon-field.tsx';\n",
    ],
    [
      "    <div data-personal className={styles['options']}>\n",
      '      <RibbonField\n        id="ribbon"\n        ribbons={product.personal.ribbons}\n        value={personal.ribbon}\n        onChange={(ribbon) => choosePersonal({ ribbon })}\n      />\n',
    ],
  ],
  'web/features/cart-page/client/line-panel.tsx': [
    [
      "import { WristSizeField } from '#features/personal/wrist-size-field.tsx';\n",
      "import { RibbonField } from '#features/personal/ribbon-field.tsx';\nimport { UpdateRibbonDocument } from '#gql/graphql.ts';\n",
    ],
    ['const PANELS = { ', 'ribbon: RibbonPanel, '],
    [
      "type PanelProps = Omit<LinePanelProps, 'panel'>;\n",
      `
function RibbonPanel({ line, onChoose, onClose }: PanelProps) {
  const [ribbon, setRibbon] = useState(line.ribbon ?? null);
  const save = () => onChoose(() => updateRibbon(line.id, ribbon));
  return (
    <PanelForm name="Save the ribbon" onSave={save} onClose={onClose}>
      {() => <RibbonField id={\`ribbon-\${line.id}\`} ribbons={line.personalTerms.ribbons} value={ribbon} onChange={setRibbon} />}
    </PanelForm>
  );
}

const updateRibbon = async (lineItemId: string, ribbon: string | null) =>
  change((await callGraph(UpdateRibbonDocument, { lineItemId, ribbon })).updateRibbon);
`,
    ],
  ],
};

export const TOY_FILES: Readonly<Record<string, string>> = {
  'services/cart-checkout/src/domain/cart/choices/ribbon.ts': `import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { LineChoice, PersonalPiece } from './choice.ts';

export const ribbonsOf = ({ productType }: PersonalPiece): string[] =>
  productType === 'gift-card' ? [] : ['gold', 'red'];

export const ribbon: LineChoice<string, string> = {
  read: (colour) => colour.trim() || null,
  check(piece, colour) {
    if (!ribbonsOf(piece).includes(colour)) throw new InvalidFieldError('ribbon', 'Choose a colour.');
  },
};
`,
  'services/cart-checkout/src/graphql/resolvers/Mutation/updateRibbon.ts': `import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateRibbon: MutationResolvers['updateRibbon'] = (
  _root,
  { lineItemId, ribbon = null },
  context,
) => answer(context, ({ useCases, shopper }) => useCases.chooseForLine(shopper(), lineItemId, { ribbon }));
`,
  'web/features/personal/ribbon-field.tsx': `import { SelectField } from '#ui/select-field.tsx';

type RibbonFieldProps = {
  id: string;
  ribbons: readonly string[];
  value: string | null;
  onChange: (ribbon: string | null) => void;
};

export function RibbonField({ id, ribbons, value, onChange }: RibbonFieldProps) {
  return (
    <SelectField id={id} label="Ribbon" value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">None</option>
      {ribbons.map((ribbon) => (
        <option key={ribbon}>{ribbon}</option>
      ))}
    </SelectField>
  );
}
`,
};

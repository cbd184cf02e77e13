import type { Nation } from './nations.ts';

/** Where couriers take the same time and ask the same price. */
export const ZONES = [
  'mainland',
  'highlands',
  'islands',
  'northern-ireland',
  'isle-of-man',
  'channel-islands',
  'ireland',
  /** British Forces Post Offices, wherever they are: inside the United Kingdom for VAT. */
  'bfpo',
  /** No area that we know: nobody delivers there. */
  'unknown',
] as const;
export type Zone = (typeof ZONES)[number];

export interface DeliveryArea {
  readonly zone: Zone;
  /** Whose bank holidays are kept there, as near as one of the four calendars comes. */
  readonly nation: Nation;
  /** Outside the United Kingdom for VAT: goods sent there bear none. The Isle of Man is inside. */
  readonly isExport: boolean;
}

/** Districts of a postcode area: 17 to 26 of PH. */
interface Districts {
  readonly letters: string;
  readonly from: number;
  readonly to: number;
}

interface PostcodeRow {
  readonly area: DeliveryArea;
  readonly districts: readonly Districts[];
}

/** @param postcodes postcode areas and, where not all of one, its districts: `PH17-26` is PH17 to PH26 */
const in_ = (zone: Zone, nation: Nation, postcodes: string, isExport = false): PostcodeRow => ({
  area: { zone, nation, isExport },
  districts: postcodes.split(' ').map(districtsOf),
});

function districtsOf(postcodes: string): Districts {
  const [, letters = '', from, to = from] = /^([A-Z]+)(?:(\d+)(?:-(\d+))?)?$/.exec(postcodes) ?? [];
  return { letters, from: Number(from ?? 0), to: Number(to ?? Infinity) };
}

/** The first row that matches counts. Areas that straddle a border belong to the nation of most of their addresses. */
const POSTCODES: readonly PostcodeRow[] = [
  in_('channel-islands', 'england', 'JE GY', true),
  in_('isle-of-man', 'england', 'IM'),
  in_('northern-ireland', 'northern-ireland', 'BT'),
  in_('islands', 'scotland', 'HS ZE KW15-17 KA27-28 PA20 PA41-49 PA60-78 PH42-44'),
  in_('islands', 'england', 'PO30-41 TR21-25'),
  in_('highlands', 'scotland', 'IV KW AB31-38 AB41-56 FK17-21 PA21-40 PA80 PH17-26 PH30-41 PH49-50'),
  in_('mainland', 'scotland', 'AB DD DG EH FK G KA KY ML PA PH TD'),
  in_('mainland', 'wales', 'CF LD LL NP SA'),
  in_('bfpo', 'england', 'BF'),
  in_(
    'mainland',
    'england',
    'AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GI GL GU HA HD HG HP HR HU HX IG IP KT L LA ' +
      'LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W ' +
      'WA WC WD WF WN WR WS WV YO',
  ),
];

const ENGLAND: DeliveryArea = { zone: 'mainland', nation: 'england', isExport: false };
/** Of orders and bags that were written before areas were judged. */
const UNKNOWN: DeliveryArea = { zone: 'unknown', nation: 'england', isExport: false };
const IRELAND: DeliveryArea = { zone: 'ireland', nation: 'northern-ireland', isExport: true };

/** @param address null while the shopper has not entered one: prices and days are then those of England */
export function deliveryArea(
  address: { readonly country: string; readonly postalCode: string } | null,
): DeliveryArea {
  if (address === null) return ENGLAND;
  if (address.country === 'IE') return IRELAND;
  if (address.country === 'IM') return areaOf('IM1');
  return areaOf(address.postalCode.trim().toUpperCase());
}

function areaOf(postcode: string): DeliveryArea {
  const [, letters = '', district = ''] = /^([A-Z]{1,2})(\d{1,2})?/.exec(outwardOf(postcode)) ?? [];
  const isIn = (each: Districts): boolean =>
    each.letters === letters && Number(district) >= each.from && Number(district) <= each.to;
  return POSTCODES.find(({ districts }) => districts.some(isIn))?.area ?? UNKNOWN;
}

/** The part before the space; of a postcode without one, everything but the last three characters. */
function outwardOf(postcode: string): string {
  const [outward = '', inward] = postcode.split(/\s+/);
  return inward === undefined && outward.length > 4 ? outward.slice(0, -3) : outward;
}

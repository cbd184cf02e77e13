/** A street with its addresses. The streets are invented; the towns are real. */
export interface Street {
  readonly postcode: string;
  readonly street: string;
  readonly locality: string;
  readonly town: string;
  readonly county: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: 'GB' | 'IE' | 'IM';
  /** Numbers, names, or "organisation|number". */
  readonly premises: readonly string[];
}

const numbers = (from: number, to: number, step = 2): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step));

export const STREETS: readonly Street[] = [
  {
    postcode: 'LS1 4AP',
    street: 'Assay Row',
    locality: '',
    town: 'Leeds',
    county: 'West Yorkshire',
    country: 'GB',
    premises: [...numbers(1, 15), 'Hallmark & Sons|17', 'Facet House'],
  },
  {
    postcode: 'M2 3DE',
    street: 'Bezel Street',
    locality: '',
    town: 'Manchester',
    county: 'Greater Manchester',
    country: 'GB',
    premises: [...numbers(2, 24), 'Carat Works|26'],
  },
  {
    postcode: 'FY8 1TH',
    street: 'Lantern Avenue',
    locality: 'St Annes',
    town: 'Lytham St Annes',
    county: 'Lancashire',
    country: 'GB',
    premises: [...numbers(1, 9), 'Rose Cottage', 'The Old Smithy'],
  },
  {
    postcode: 'B1 2JP',
    street: 'Pinfold Place',
    locality: 'Jewellery Quarter',
    town: 'Birmingham',
    county: 'West Midlands',
    country: 'GB',
    premises: [...numbers(10, 30), 'Anvil Studio|32'],
  },
  {
    postcode: 'SW1A 1AA',
    street: 'Regulator Lane',
    locality: '',
    town: 'London',
    county: 'Greater London',
    country: 'GB',
    premises: numbers(1, 21),
  },
  {
    postcode: 'EH1 2NG',
    street: 'Escapement Close',
    locality: 'Old Town',
    town: 'Edinburgh',
    county: 'Midlothian',
    country: 'GB',
    premises: numbers(1, 12, 1),
  },
  {
    postcode: 'CF10 3NB',
    street: 'Harbour Lock Road',
    locality: '',
    town: 'Cardiff',
    county: 'South Glamorgan',
    country: 'GB',
    premises: numbers(3, 33),
  },
  {
    postcode: 'BT1 5GS',
    street: 'Linen Court',
    locality: '',
    town: 'Belfast',
    county: 'Antrim',
    country: 'GB',
    premises: numbers(1, 8, 1),
  },
  {
    postcode: 'LE1 6RX',
    street: 'Mainspring Way',
    locality: '',
    town: 'Leicester',
    county: 'Leicestershire',
    country: 'GB',
    premises: numbers(2, 40),
  },
  {
    postcode: 'IM1 2LQ',
    street: 'Castle Mona Walk',
    locality: '',
    town: 'Douglas',
    county: '',
    country: 'IM',
    premises: numbers(1, 14),
  },
  {
    postcode: 'D02 X285',
    street: 'Tourbillon Square',
    locality: '',
    town: 'Dublin 2',
    county: 'Dublin',
    country: 'IE',
    premises: numbers(1, 10, 1),
  },
];

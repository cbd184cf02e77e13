/** How each shop looks in a mail program: dark bodies break in some of them, so loupe uses graphite in header and footer only. */
export interface EmailTheme {
  readonly shop: string;
  readonly head: string;
  readonly foot: string;
  readonly footText: string;
  readonly action: string;
  readonly link: string;
  readonly ground: string;
  readonly tint: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  readonly display: string;
  readonly displayWeight: number;
  readonly radius: number;
  /** The shop's word for its stores. */
  readonly places: string;
  readonly address: string;
  readonly phone: string;
  /** Who replies to the customer. */
  readonly answers: string;
}

export const SANS = "'Hanken Grotesk',Helvetica,Arial,sans-serif";
const SERIF = "'Libre Caslon Display',Baskerville,Georgia,serif";

const BEAVERBROOKS: EmailTheme = {
  shop: 'beaverbrooks',
  head: '#d14715',
  foot: '#3f121c',
  footText: '#d9b9b4',
  action: '#d14715',
  link: '#b83d11',
  ground: '#f2e9e4',
  tint: '#faf5f2',
  line: '#e7dfdb',
  ink: '#231815',
  soft: '#625550',
  display: SERIF,
  displayWeight: 400,
  radius: 2,
  places: 'Any store',
  address: 'Beaverbrooks, 1 Example Square, St Annes FY8 0XX',
  phone: '0800 000 0100',
  answers: 'A jeweller answers.',
};

const LOUPE: EmailTheme = {
  shop: 'Loupe',
  head: '#0f1418',
  foot: '#0f1418',
  footText: '#a9b5bb',
  action: '#0f1418',
  link: '#0f1418',
  ground: '#e9edee',
  tint: '#f3f5f5',
  line: '#d5dbdd',
  ink: '#0f1418',
  soft: '#4c585e',
  display: SANS,
  displayWeight: 300,
  radius: 0,
  places: 'Any boutique',
  address: 'Loupe, 8 Example Row, Manchester M2 0XX',
  phone: '0800 000 0200',
  answers: 'A watchmaker answers.',
};

/** A site without a theme of its own uses the jeweller's. */
export const emailThemeOf = (site: string): EmailTheme => (site === 'loupe' ? LOUPE : BEAVERBROOKS);

/** How each shop looks in a mail program: dark bodies break in some of them, so loupe keeps its graphite to head and foot. */
export interface EmailLook {
  readonly shop: string;
  readonly head: string;
  readonly foot: string;
  readonly footText: string;
  readonly action: string;
  readonly link: string;
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly display: string;
  readonly displayWeight: number;
  readonly radius: number;
  readonly address: string;
  readonly phone: string;
}

export const SANS = "'Hanken Grotesk',Helvetica,Arial,sans-serif";

export const EMAIL_LOOKS: Readonly<Record<string, EmailLook>> = {
  beaverbrooks: {
    ...{ shop: 'beaverbrooks', head: '#d14715', foot: '#3f121c', footText: '#d9b9b4' },
    ...{ action: '#d14715', link: '#b83d11', ground: '#f2e9e4', ink: '#231815', soft: '#625550' },
    ...{ display: "'Libre Caslon Display',Baskerville,Georgia,serif", displayWeight: 400, radius: 2 },
    ...{ address: 'Beaverbrooks, 1 Example Square, St Annes FY8 0XX', phone: '0800 000 0100' },
  },
  loupe: {
    ...{ shop: 'loupe', head: '#0f1418', foot: '#0f1418', footText: '#a9b5bb' },
    ...{ action: '#0f1418', link: '#0f1418', ground: '#e9edee', ink: '#0f1418', soft: '#4c585e' },
    ...{ display: SANS, displayWeight: 300, radius: 0 },
    ...{ address: 'Loupe, 8 Example Row, Manchester M2 0XX', phone: '0800 000 0200' },
  },
};

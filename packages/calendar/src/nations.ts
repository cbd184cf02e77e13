/** England and Wales have the same bank holidays; both are listed so that an address can name its nation. */
export const NATIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const;
export type Nation = (typeof NATIONS)[number];

export const isNation = (text: string): text is Nation => (NATIONS as readonly string[]).includes(text);

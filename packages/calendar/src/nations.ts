/** Wales keeps the bank holidays of England; both are named, so that a place says where it is. */
export const NATIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const;
export type Nation = (typeof NATIONS)[number];

export const isNation = (text: string): text is Nation => (NATIONS as readonly string[]).includes(text);

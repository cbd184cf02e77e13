/** The form of a product's public code; any other text, for example with a NUL, is not queried. */
const PRODUCT_KEY = /^[\w.-]{1,64}$/;

export const isProductKey = (text: string): boolean => PRODUCT_KEY.test(text);

/** What a product's public code can look like at all; anything else, a NUL among it, is not looked for. */
const PRODUCT_KEY = /^[\w.-]{1,64}$/;

export const isProductKey = (text: string): boolean => PRODUCT_KEY.test(text);

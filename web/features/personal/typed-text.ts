import { visible } from '@loupe/contact/visible';

/** A text without a visible character is nothing. Apart from the terms, so that only pages with such a field load the rule. */
export const typedText = (text: string): string => (visible(text).trim() === '' ? '' : text);

/** Each with characters that mail clients read as the full stop of a host name, besides those that NFKC folds (UTS 46). */
const FULL_STOPS = /[\u3002\uff61]/gu;
/** Zero-width characters, soft hyphens, variation selectors, tags: nothing is seen of them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * What mail clients and phones turn into links. Every name with a dot counts: there are over a thousand top-level domains, and new
 * ones are also English words.
 */
const LINKS: readonly RegExp[] = [
  /@|:\/\/|\\\\|www\./u,
  // A scheme: mailto:, tel:, sms:, skype:, javascript: and those of apps.
  /\p{L}[\p{L}\p{N}+.-]*:[.:]*[\p{L}\p{N}+/\\%?]/u,
  // A host name: one label, a dot, and a top-level domain of at least two letters.
  /[^\s.]\.\p{L}[\p{L}\p{M}\p{N}-]/u,
  /(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?![.\d])/u,
  // A phone number: nine digits or more. Slashes and colons separate dates and times, commas amounts.
  /\d(?:[ ().-]{0,3}\d){8}/u,
];

/** Whether any mail client would make a link of a part of the text, also where it is disguised by other Unicode characters. */
export function isLinkable(text: string): boolean {
  const read = text.normalize('NFKC').replace(FULL_STOPS, '.').replace(INVISIBLE, '').toLowerCase();
  // Once more: a character that was left out may have stood between a letter and its accent.
  const folded = read.normalize('NFKC');
  return LINKS.some((link) => link.test(folded));
}

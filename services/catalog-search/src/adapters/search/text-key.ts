/** Characters in a key, of 7 bits each: 49 bits are exact in a number. */
const CHARACTERS = 7;
const WIDE = 127;

/**
 * The beginning of a text as a number in the same order. From the first character that needs more than 7 bits on, all texts are equal
 * here, so that the whole texts decide.
 */
export function keyOfText(text: string): number {
  let key = 0;
  let isWide = false;
  for (let at = 0; at < CHARACTERS; at++) {
    const code: number = isWide ? 0 : text.charCodeAt(at) || 0;
    isWide ||= code >= WIDE;
    key = key * 128 + Math.min(code, WIDE);
  }
  return key;
}

/**
 * What cannot be seen and so cannot have been meant: zero-width and direction marks, fillers, soft hyphens, the blank of Braille. What joins
 * the parts of an emoji, or letters of scripts that write it, is kept.
 */
const KEPT = [
  String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d(?=\p{Extended_Pictographic})`,
  String.raw`[\p{Emoji}]\ufe0f`,
  String.raw`\u{1f3f4}[\u{e0061}-\u{e007f}]+`,
  String.raw`(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200c\u200d](?=\p{L})`,
].join('|');
const SEEN_OR_NOT = new RegExp(`(${KEPT})|[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]`, 'gu');
/** White space of lines that is no line's end. */
const BLANK = /[\t\v\f\u0085]/g;

/**
 * A text without the characters that cannot be seen, and with a space for each tab: to be taken before anything about the text is judged, as
 * people paste them without knowing. Ends of lines stay.
 */
export const visible = (text: string): string =>
  text.replace(SEEN_OR_NOT, (_all, kept: string | undefined) => kept ?? '').replace(BLANK, ' ');

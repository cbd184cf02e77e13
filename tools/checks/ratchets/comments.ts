/**
 * Words that are no nouns: what remains of a comment without them, and without words in -ed, is what it is about. A name, a code or a
 * quoted text is always something.
 */
const NO_NOUNS = new Set(
  `a about above absent across after again all alone also always am among an and another any apart are as at away back be because become
  becomes been before began begin begins behind being below beside best better between beyond both but by came can cannot chosen come
  comes could did different do does done down due during each early either else empty enough equal even ever every everything exactly
  except few fewer first for former found from full further gave get gets give given gives go goes gone got had has have he held hence her
  here him his how however i if in inside instead into is it its itself just kept last late later latest least left less let like longer
  longest made make makes many may me mean means might mine missing more most much must my near need needs neither never new newer newest
  next no nobody none nor not nothing now null of off often old older oldest on once one ones only onto open or other others otherwise our
  ours out outside over own per perhaps possible put puts quite rather read ready same say says seen self sent set shall she should shown
  since so some somebody someone something soon still stays such take taken takes than that the their theirs them themselves then there
  these they this those through thus to together told too took toward true twice under undefined unless until up upon us very was we well
  went were what whatever when where whether which while who whole whom whose why will with within without would written yes yet
  you your yours zero two three four five`
    .split(/\s+/)
    .filter(Boolean),
);

/** On lines of their own: a block, or lines with slashes that follow each other. */
const COMMENT = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/gm;
const FRAME = /^[ \t]*(?:\/\*\*?|\*(?!\/)|\/\/)|\*\//gm;
/** Something that is quoted or linked, and a name or code with a capital, a digit or a sign inside. */
const NAMED = /`[^`]+`|"[^"]+"|“[^”]+”|https?:\S+|\w*(?:[a-z][A-Z]|\d|[A-Z]{2}|[\w)][-_/.:=<](?=\w))\S*/;
const TAG = /@\w+/g;
const WORD = /[a-z][a-z'’]*/g;

const isNoun = (word: string): boolean => !NO_NOUNS.has(word) && !/[^e]ed$/.test(word);

/** Comments of which no word may be a noun, such as "Only once." or "As before." */
export const commentsWithoutNoun = (text: string): string[] =>
  [...text.matchAll(COMMENT)]
    .map(([comment]) => comment.replaceAll(FRAME, ' ').replaceAll(TAG, ' ').trim().replaceAll(/\s+/g, ' '))
    .filter((comment) => !NAMED.test(comment) && !(comment.toLowerCase().match(WORD) ?? []).some(isNoun));

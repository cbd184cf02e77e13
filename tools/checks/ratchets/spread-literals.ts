/** `...{ a, b }`: an object that is written only to be taken apart again. Returns how many the text has. */
export const spreadLiterals = (text: string): number => text.match(/\.\.\.\{/g)?.length ?? 0;

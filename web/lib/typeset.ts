/**
 * Puts a no-break space before a model number, and between a number and its unit: "Chronograph 41, black", "4 mm",
 * "0.70 ct".
 */
export function typeset(name: string): string {
  return name.replace(/(\d) (mm|cm|ct|g|m|h)\b/g, '$1\u00a0$2').replace(/ (\d+)(?=$|,)/g, '\u00a0$1');
}

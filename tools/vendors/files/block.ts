/**
 * The text with the lines between `# vendors <name>` and `# end of vendors` replaced, at the depth of the first.
 * @throws Error when the text has no such block
 */
export function withBlock(text: string, name: string, lines: readonly string[]): string {
  const block = new RegExp(`^( *)# vendors ${name}: .*\\n(?:.*\\n)*? *# end of vendors$`, 'm');
  const [, depth] = block.exec(text) ?? [];
  if (depth === undefined) throw new Error(`There is no block "# vendors ${name}: … # end of vendors".`);
  const body = lines.map((line) => `${depth}${line}\n`).join('');
  return text.replace(
    block,
    () => `${depth}# vendors ${name}: by npm run vendors -- write\n${body}${depth}# end of vendors`,
  );
}

/** A scalar of YAML. */
export const scalar = (text: string): string =>
  /^[A-Za-z/][\w./:,-]*$/.test(text) && !/: |^(true|false|null|yes|no|on|off)$/.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;

import { anchorOf } from './anchor-of.ts';
import type { Command, FoundArea } from './find-commands.ts';

const HEAD = `<!-- Written by \`node tools/commands.ts\`. -->

# Commands

Each command prints what it takes: \`npm run <command> -- --help\`. Commands of the shop that runs look for it in \`LOUPE_DATA\`; another
one is named by \`DATABASE_URL\` (an administrator's) and \`KAFKA_BROKERS\`.
`;

/** docs/commands.md: a short list by area, then the help of each program once. */
export function pageOf(areas: readonly FoundArea[], helps: ReadonlyMap<string, string>): string {
  const all = areas.flatMap(({ commands }) => commands);
  const firstOf = ({ program }: Command) => all.find((other) => other.program === program)!;
  const item = (command: Command): string => {
    const { typed, line, program } = command;
    const name =
      program === undefined ? `\`${typed}\`` : `[\`${typed}\`](#${anchorOf(firstOf(command).typed)})`;
    return `- ${name}: ${line}`;
  };
  const lists = areas.map(({ title, commands }) => `## ${title}\n\n${commands.map(item).join('\n')}\n`);
  const texts = all
    .filter((command) => command.program !== undefined && firstOf(command) === command)
    .map(({ typed, program }) => `### ${typed}\n\n\`\`\`text\n${helps.get(program!)!}\n\`\`\`\n`);
  return [HEAD, ...lists, '## What each takes\n', ...texts].join('\n');
}

const ID = /\[((?:RT|BH|EN|EU|ST|VA|RO|QY|MU|RE|IN|ER|CO)-\d\d)\]/g;
const ROW = /^\| ([A-Z]{2}-\d\d) +\|(.*)\|(.*)\|(.*)\|(.*)\|$/;
const STANDS = ['whole', 'part', 'none'];

/** Test files by the IDs that their titles name, in the order of their paths. */
export function testsById(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const [file, text] of [...files].sort(([left], [right]) => (left < right ? -1 : 1))) {
    for (const id of new Set([...text.matchAll(ID)].map((match) => match[1]!)))
      byId.set(id, [...(byId.get(id) ?? []), file]);
  }
  return byId;
}

/** @returns the table with an up-to-date last column, and errors in the other columns */
export function judgeTable(
  table: string,
  tests: ReadonlyMap<string, readonly string[]>,
): { readonly table: string; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const rows = new Set<string>();
  const lines = table.split('\n').map((line) => {
    const [, id, what, stands, missing] = ROW.exec(line) ?? [];
    if (id === undefined) return line;
    const files = tests.get(id) ?? [];
    const standing = stands!.trim();
    rows.add(id);
    if (!STANDS.includes(standing)) faults.push(`${id}: "${standing}" is not one of ${STANDS.join(', ')}`);
    if (standing === 'whole' && files.length === 0) faults.push(`${id}: whole, but no test title names it`);
    if ((standing === 'part') !== (missing!.trim() !== '') && standing !== 'none')
      faults.push(`${id}: a part names what is missing, a whole names nothing`);
    const cell = files.map((file) => `\`${file}\``).join(' ');
    return `| ${id} | ${what!.trim()} | ${standing} | ${missing!.trim()} | ${cell} |`;
  });
  for (const id of tests.keys())
    if (!rows.has(id)) faults.push(`${id}: a test title names it, the table does not`);
  return { table: lines.join('\n'), faults };
}

/** @returns the IDs of the rows of the table by how they stand */
export function idsIn(table: string): {
  readonly all: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
} {
  const rows = table.split('\n').flatMap((line) => {
    const [, id, , stands] = ROW.exec(line) ?? [];
    return id === undefined ? [] : [{ id, stands: stands!.trim() }];
  });
  const idsOf = (chosen: typeof rows) => new Set(chosen.map(({ id }) => id));
  return { all: idsOf(rows), whole: idsOf(rows.filter(({ stands }) => stands === 'whole')) };
}

type Fact = { group: string; name: string };

/** Names that say nothing without their group, which then says it all: "Movement", "Case", "Strap", "Reference". */
const NAMED_BY_GROUP = new Set(['Type', 'Metal', 'Material', 'Number', 'Style', 'Stone', 'Gemstone']);

/** Names many groups use. */
const SHARED = new Set([
  'Weight',
  'Length',
  'Width',
  'Size',
  'Thickness',
  'Cut',
  'Clasp',
  'Finish',
  'Origin',
  'Buckle',
]);

/** Groups that are only a heap of facts. */
const HEAPS = new Set(['Size', 'Sizing', 'Fitting']);

const OWN_WORDS: Record<string, string> = {
  'Guarantee/Maker': 'Maker’s guarantee',
  'Guarantee/Ours': 'Our guarantee',
  'Case/Thickness': 'Thickness',
  'Case/Diameter': 'Case diameter',
  'Fitting/For': 'For',
};

/** How a fact is called in the specification table, where the groups themselves are not shown. */
export function specificationLabel({ group, name }: Fact, all: readonly Fact[]): string {
  const own = OWN_WORDS[`${group}/${name}`];
  if (own) return own;
  if (
    NAMED_BY_GROUP.has(name) &&
    !all.some((other) => other.group === group && other.name === group && name !== group)
  ) {
    return group;
  }
  const repeated = all.filter((other) => other.name === name).length > 1;
  const told = repeated || (SHARED.has(name) && !HEAPS.has(group));
  return told && group !== name ? `${group} ${name.toLowerCase()}` : name;
}

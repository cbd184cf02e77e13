type Fact = { group: string; name: string };

/** Generic names that are replaced by their group's name: "Movement", "Case", "Strap", "Reference". */
const NAMED_BY_GROUP = new Set(['Type', 'Metal', 'Material', 'Number', 'Style', 'Stone', 'Gemstone']);

/** Names that occur in several groups. */
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

/** Groups whose name adds no information. */
const GENERIC_GROUPS = new Set(['Size', 'Sizing', 'Fitting']);

const LABELS: Record<string, string> = {
  'Guarantee/Maker': 'Maker’s guarantee',
  'Guarantee/Ours': 'Our guarantee',
  'Case/Thickness': 'Thickness',
  'Case/Diameter': 'Case diameter',
  'Fitting/For': 'For',
};

/** A fact's label in the specification table, which does not show the groups. */
export function specificationLabel({ group, name }: Fact, all: readonly Fact[]): string {
  const own = LABELS[`${group}/${name}`];
  if (own) return own;
  if (
    NAMED_BY_GROUP.has(name) &&
    !all.some((other) => other.group === group && other.name === group && name !== group)
  ) {
    return group;
  }
  const repeated = all.filter((other) => other.name === name).length > 1;
  const isPrefixed = repeated || (SHARED.has(name) && !GENERIC_GROUPS.has(group));
  return isPrefixed && group !== name ? `${group} ${name.toLowerCase()}` : name;
}

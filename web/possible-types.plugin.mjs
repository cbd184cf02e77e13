import { isAbstractType } from 'graphql';

/** Codegen plugin: which object types each interface and union may be, as Apollo's cache wants to be told. */
export function plugin(schema) {
  const abstract = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type));
  const entries = abstract.map((type) => {
    const names = schema.getPossibleTypes(type).map((possible) => possible.name);
    return `  ${type.name}: ${JSON.stringify(names.sort())},`;
  });
  return `export const possibleTypes: Record<string, string[]> = {\n${entries.sort().join('\n')}\n};\n`;
}

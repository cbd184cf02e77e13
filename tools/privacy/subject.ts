import type pg from 'pg';

/** Whose data is asked for. The register's conditions name these as `:customer`, `:owner` and so on. */
export interface Subject {
  readonly customer: string;
  /** As bags and orders name the account. */
  readonly owner: string;
  readonly carts: readonly string[];
  readonly placements: readonly string[];
}

const TYPES: Readonly<Record<keyof Subject, string>> = {
  customer: 'uuid',
  owner: 'text',
  carts: 'text[]',
  placements: 'text[]',
};

/** Finds an account by its shop and its e-mail, and what is its own in checkout. @returns undefined where there is none */
export async function findSubject(
  client: pg.Client,
  site: string,
  email: string,
): Promise<Subject | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM identity.customer WHERE site = $1 AND email = lower($2)',
    [site, email],
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  const owner = `c:${found.id}`;
  const idsOf = async (table: string): Promise<string[]> => {
    const { rows: ids } = await client.query<{ id: string }>(
      `SELECT id FROM cart_checkout.${table} WHERE owner = $1`,
      [owner],
    );
    return ids.map(({ id }) => id);
  };
  return { customer: found.id, owner, carts: await idsOf('cart'), placements: await idsOf('placement') };
}

/** A condition of the register as SQL with numbered parameters, each cast to the type of its column. */
export function asQuery(condition: string): {
  readonly text: string;
  readonly names: readonly (keyof Subject)[];
} {
  const names: (keyof Subject)[] = [];
  const text = condition.replaceAll(/(?<!:):([a-z]+)/g, (_all, name: string) => {
    if (!(name in TYPES)) throw new Error(`:${name} is no parameter of a person`);
    const key = name as keyof Subject;
    if (!names.includes(key)) names.push(key);
    return `$${names.indexOf(key) + 1}::${TYPES[key]}`;
  });
  return { text, names };
}

/** An item as the vendor keeps it: what is published, and what its virtual staging shows. */
export interface StoredItem {
  readonly id: string;
  readonly key: string | null;
  /** URI of its content type. */
  readonly schema: string;
  readonly name: string;
  /** What shoppers see; null for a draft that was never published. */
  readonly published: Readonly<Record<string, unknown>> | null;
  readonly staged: Readonly<Record<string, unknown>> | null;
}

/** The content of an item on the wire (providers.md §7.1); undefined where it is not to be seen. */
export function contentOf(item: StoredItem | undefined, isStaging: boolean): object | undefined {
  const fields = (isStaging ? item?.staged : null) ?? item?.published;
  if (item === undefined || fields == null) return undefined;
  const { id, key, schema, name } = item;
  return {
    _meta: { name, schema, deliveryId: id, ...(key === null ? {} : { deliveryKey: key }) },
    ...fields,
  };
}

export const notFound = (data: { deliveryId: string } | { deliveryKey: string }) => ({
  error: {
    type: 'CONTENT_NOT_FOUND',
    message: `Unable to find a content item with ${JSON.stringify(data)}`,
    data,
  },
});

/** An authentication that another tender has used violates the unique index on its id. */
export async function refuseReplay<T>(writing: Promise<T>): Promise<T | 'replayed'> {
  try {
    return await writing;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint !== 'tender_authentication_id_key') throw error;
    return 'replayed';
  }
}

/** A body that is not read is short where everything is well. */
const MOST_BYTES = 64 * 1024;

/**
 * Reads what of an answer is not needed, so that its connection serves the next call: it is closed if the body has not come yet when it is
 * cancelled. A long body is cancelled; one that fails changes nothing, since the status is known.
 */
export async function discardBody({ body }: Response): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      // Leaving the loop cancels the rest.
      if (bytes > MOST_BYTES) return;
    }
  } catch {
    // The connection is gone.
  }
}

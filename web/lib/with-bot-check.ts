/** An answer that may be a refusal. */
type Answer = { readonly __typename: string } | undefined;

/**
 * Sends a request, and once more with a bot check token when the service asks for one: nothing was done before it is answered.
 * @param check rejects when the token cannot be obtained
 */
export async function withBotCheck<Result extends Answer>(
  send: (reCaptchaToken: string | null) => Promise<Result>,
  check: () => Promise<string>,
): Promise<Result> {
  const first = await send(null);
  if (first?.__typename !== 'ReCaptchaError') return first;
  const token = await check().catch(() => undefined);
  return token === undefined ? first : send(token);
}

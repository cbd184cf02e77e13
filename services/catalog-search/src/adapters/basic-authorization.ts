/** The user and password of an address as a header; none where it has neither. */
export function basicAuthorization({ username, password }: URL): { readonly authorization?: string } {
  if (username === '') return {};
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return { authorization: `Basic ${credentials.toString('base64')}` };
}

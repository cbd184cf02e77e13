/** The value of a cookie in a `cookie` header or in `document.cookie`. */
export function cookieValue(header: string | null, name: string): string | undefined {
  const start = `${name}=`;
  return header
    ?.split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

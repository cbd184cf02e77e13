/** @param role whose name is also its password; the administrator unless told */
export function databaseUrl(adminUrl: string, database: string, role?: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (role !== undefined) Object.assign(url, { username: role, password: role });
  return url.toString();
}

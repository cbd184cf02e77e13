/** Whether a test runs against a whole shop. @param file from the root of the repository */
export const needsStack = (file: string): boolean => /^(web\/e2e|tests\/system|tests\/alone)\//.test(file);

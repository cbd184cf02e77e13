import { startTestPostgres } from '@loupe/test-harness/postgres';

/** A test process to be killed: tells its server's address, then stays until its input closes. */
const { adminUrl } = await startTestPostgres();
console.log(adminUrl);
process.stdin.resume();

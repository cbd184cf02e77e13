import { startTestPostgres } from '@loupe/test-harness/postgres';

/** A test process to be killed: prints its server's address, then runs until its input closes. */
const { adminUrl } = await startTestPostgres();
console.log(adminUrl);
process.stdin.resume();

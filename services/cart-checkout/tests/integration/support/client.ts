export const CLIENT = {
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Test)',
  accept: '*/*',
  origin: '',
};

import { pageCall } from '#lib/page-call.ts';
import type { UserInfo } from '../session-store.ts';

/** RE-05: the section of the dynamic data. @throws HTTPError */
export async function pageUserInfo(): Promise<UserInfo | null> {
  const { userInfo } = await pageCall<{ userInfo: UserInfo | null }>('/api/v1/dynamic/data', {
    data: { sections: 'userInfo' },
    now: Date.now,
  });
  return userInfo;
}

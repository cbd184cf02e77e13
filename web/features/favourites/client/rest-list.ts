import { HTTPError, pageCall } from '#lib/page-call.ts';
import type { ListChange } from '../../header-data/list-page.ts';
import { ofRest, refusalOf, type RestList } from '../../header-data/rest-answer.ts';
import type { ListPort } from '../../header-data/list-port.ts';

/** @param path of the shop's list, the prefix of its page-style calls (RE-07) */
export function restList(path: string): ListPort {
  async function change(action: 'add' | 'remove', productCode: string): Promise<ListChange> {
    let refusal: ReturnType<typeof refusalOf>;
    try {
      const answer = await pageCall<RestList>(`${path}/${action}`, {
        method: 'POST',
        data: { productCode },
        onError: (body) => (refusal = refusalOf(body)),
      });
      return { list: ofRest(answer) };
    } catch (error) {
      if (refusal === undefined || !(error instanceof HTTPError)) throw error;
      return { failure: refusal };
    }
  }
  return {
    first: async () => ofRest(await pageCall<RestList>(`${path}/rollover`, { now: Date.now })),
    add: (productKey) => change('add', productKey),
    remove: (productKey) => change('remove', productKey),
  };
}

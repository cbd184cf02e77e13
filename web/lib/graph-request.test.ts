import { describe, expect, it } from '@jest/globals';
import { AddToCartDocument, GetProductDocument } from '#gql/graphql.ts';
import { documentIdOf } from './document-id.ts';
import { graphRequest } from './graph-request.ts';

const URL_OF_GRAPH = 'https://shop.example/api/graphql';
const ask = (code: string, method: 'GET' | 'POST') =>
  graphRequest(URL_OF_GRAPH, GetProductDocument, { code }, method);
/** A code with which the whole encoded address has that many characters. */
const codeFor = (characters: number) => 'x'.repeat(characters - ask('', 'GET').url.length);

describe('[RE-10] a request of the graph', () => {
  it('is a POST with the id, the name and the variables, and accepts JSON, event streams and multipart', () => {
    const { url, method, headers, body } = ask('0100001', 'POST');
    expect([url, method]).toEqual([URL_OF_GRAPH, 'POST']);
    expect(JSON.parse(body ?? '')).toEqual({
      documentId: documentIdOf(GetProductDocument),
      operationName: 'GetProduct',
      variables: { code: '0100001' },
    });
    expect(headers).toEqual({
      accept: 'application/json, text/event-stream, multipart/mixed',
      'content-type': 'application/json',
    });
  });

  it('is a GET when configured, with everything in its address', () => {
    const { url, method, body } = ask('a&b=ü', 'GET');
    expect([method, body]).toEqual(['GET', undefined]);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      documentId: documentIdOf(GetProductDocument),
      operationName: 'GetProduct',
      variables: '{"code":"a&b=ü"}',
    });
  });

  it('is a POST for a mutation, however configured', () => {
    const variables = { productId: 'p', variantId: 'v', sku: 's' };
    expect(graphRequest(URL_OF_GRAPH, AddToCartDocument, variables, 'GET').method).toBe('POST');
  });

  it('is completed after its page is left if it changes something, unless the browser would refuse that', () => {
    const add = (engraving: string) => {
      const variables = { productId: 'p', variantId: 'v', sku: 's', engraving };
      return graphRequest(URL_OF_GRAPH, AddToCartDocument, variables, 'POST').keepalive;
    };
    expect(add('For A')).toBe(true);
    expect(add('x'.repeat(20_000))).toBe(false);
    expect(ask('0100001', 'POST').keepalive).toBe(false);
  });

  it('of 2047 characters is still a GET, of 2048 a POST; an encoded character counts as it is sent', () => {
    expect(ask(codeFor(2047), 'GET')).toMatchObject({ method: 'GET' });
    expect(ask(codeFor(2047), 'GET').url).toHaveLength(2047);
    expect(ask(codeFor(2048), 'GET')).toMatchObject({ method: 'POST', url: URL_OF_GRAPH });
    expect(ask(codeFor(2047).replace('x', 'ü'), 'GET')).toMatchObject({ method: 'POST' });
  });
});

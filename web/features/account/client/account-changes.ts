import {
  AddCustomerAddressDocument,
  EndSessionDocument,
  RemoveCustomerAddressDocument,
  SetDefaultAddressDocument,
  UpdateCustomerAddressDocument,
  UpdateCustomerDataDocument,
} from '#gql/account/graphql.ts';
import type { AddressType, CustomerAddressInput, CustomerDataInput } from '#gql/graphql.ts';
import type { Refusal } from '../refusal.ts';
import { accountGraph } from './use-account-answer.ts';

// Changes of the account. Each answers what it has changed, which every page of the account then shows. They return the refusal, or
// nothing, and throw GraphClientError when the call itself fails (ER-07).

const { change } = accountGraph;
const refused = (answer: { readonly __typename: 'User' } | Refusal): Refusal | undefined =>
  'message' in answer ? answer : undefined;

export const updateCustomer = async (input: CustomerDataInput) =>
  refused((await change(UpdateCustomerDataDocument, { input })).updateCustomerData);

export const addAddress = async (input: CustomerAddressInput) =>
  refused((await change(AddCustomerAddressDocument, { input })).addCustomerAddress);

export const updateAddress = async (addressId: string, input: CustomerAddressInput) =>
  refused((await change(UpdateCustomerAddressDocument, { addressId, input })).updateCustomerAddress);

export const removeAddress = async (addressId: string) =>
  refused((await change(RemoveCustomerAddressDocument, { addressId })).removeCustomerAddress);

export const setDefaultAddress = async (addressId: string, addressType: AddressType) =>
  refused((await change(SetDefaultAddressDocument, { addressId, addressType })).setDefaultAddress);

export const endSession = async (sessionId: string) =>
  refused((await change(EndSessionDocument, { sessionId })).endSession);

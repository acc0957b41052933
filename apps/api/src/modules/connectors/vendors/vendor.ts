import type { DealStage, FieldMapping, TheirRecord } from '@tessera/domain';
import { type Message, say, type Text } from '@tessera/texts';

/** By which a service is asked. */
export interface Tokens {
  accessToken: string;
  /** '' where the access token doesn't end, or can't be renewed. */
  refreshToken: string;
  /** ISO 8601; null where nobody says. */
  expiresAt: string | null;
  /** Where the API of this account is, where each has its own. */
  baseUrl: string;
}

/** Whose it is there: '' where the service doesn't say. */
export interface VendorAccount {
  id: string;
  name: string;
}

export interface VendorRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the API's address on. */
  path: string;
  /** A name with several values is repeated. */
  query?: Record<string, string | readonly string[]>;
  body?: object;
}

/** Asks the service with the tokens of a connection; gives what it answered. Throws VendorError. */
export type Ask = (request: VendorRequest) => Promise<unknown>;

/** By which somebody is looked for. */
export interface Wanted {
  /** Theirs, where it is known; else ''. */
  id: string;
  email: string;
  /** E.164. */
  phone: string;
}

export interface TheirField {
  /** As it stands in the mapping. */
  name: string;
  /** As people there know it. */
  label: Text;
}

/** A deal as a service is told of it. */
export interface DealToPush {
  /** Theirs; '' for one that is not there yet. */
  id: string;
  name: string;
  /** A decimal with a point; '' where it is not known. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  stage: DealStage;
  note: string;
  /** `YYYY-MM-DD`: the day it was closed, or the expected day while it is open; '' if there is none. */
  closesOn: string;
  /** Their id of the contact; '' for one that is not there. */
  contactId: string;
}

/** What one connection can do with the records of its service. Every call may throw VendorError. */
export interface ConnectorClient {
  /** Into which fields it can be written. */
  fields(): Promise<TheirField[]>;
  /** Databases to choose from, where there are several. */
  databases?(): Promise<{ id: string; title: string }[]>;
  /** The field for each of ours, as far as their names and types tell. */
  suggestMapping?(): Promise<FieldMapping>;
  /** A page of all records, where contacts can come from there. */
  list?(cursor: string | null): Promise<{ records: TheirRecord[]; next: string | null }>;
  /** All who may be one of those, among others; who is nobody's there is left out. */
  find(wanted: readonly Wanted[]): Promise<TheirRecord[]>;
  /** Gives their id. `isNew` is false where it turned out that there is one, which was changed instead. */
  create(fields: Record<string, string>): Promise<{ id: string; isNew: boolean }>;
  update(record: TheirRecord, fields: Record<string, string>): Promise<void>;
  /** Creates or changes a deal, with its contact. Only where the service has deals. */
  pushDeal?(deal: DealToPush): Promise<{ id: string; isNew: boolean }>;
}

/** What a service is like: addresses and habits as it documents them. */
export interface Vendor {
  name: string;
  /** Environment variables without which nobody can allow it there. */
  settings: readonly string[];
  /** Whether a person can paste the token of their own program instead. */
  takesToken: boolean;
  /** Whether contacts come from there, too; then its book has `list`. */
  canPull: boolean;
  oauth: OAuthFacts;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Of whose account a pasted or a new token is. */
  account(ask: Ask): Promise<VendorAccount>;
  open(ask: Ask, connection: { mapping: FieldMapping; databaseId: string }): ConnectorClient;
}

export interface OAuthFacts {
  authorizePath: string;
  tokenPath: string;
  /** Beside what RFC 6749 §4.1.1 asks for. */
  query: Record<string, string>;
  hasPkce: boolean;
  /** Whether the program shows itself by HTTP Basic and sends JSON, instead of a form with everything. */
  isBasicJson: boolean;
  /** By which tokens are given back; null where these can't be. */
  revoke(tokens: Tokens): { method: 'POST' | 'DELETE'; path: string; body?: Record<string, string> } | null;
}

export type VendorFault = 'unauthorised' | 'busy' | 'away' | 'missing' | 'refused';

/** Why a service did not do what it was asked. Its message is for people and tells no secret. */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly fault: VendorFault;
  readonly status: number;
  /** With `busy`. */
  readonly retryAfterSeconds: number;
  /** For people; tells no secret. */
  readonly text: Message;

  constructor(fault: VendorFault, text: Message, { status = 0, retryAfterSeconds = 0 } = {}) {
    super(say(text));
    this.text = text;
    this.fault = fault;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

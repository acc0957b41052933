import { readStored, writeStored } from '../../../data/session/storage.ts';
import type { DealForm } from './deal-form.ts';

const KEY = 'deal-draft';

/** With whom, or with what a visitor left. */
export interface DealOrigin {
  contactId?: string | undefined;
  leadId?: string | undefined;
}

/** Keeps what was typed while the person upgrades. */
export function keepDraft(origin: DealOrigin, values: DealForm): void {
  writeStored(KEY, JSON.stringify({ origin: toText(origin), values }), 'sessionStorage');
}

/** What was typed for this deal before the person went to upgrade; null without. */
export function readDraft(origin: DealOrigin): DealForm | null {
  const text = readStored(KEY, 'sessionStorage');
  const kept = text ? (JSON.parse(text) as { origin: string; values: DealForm }) : null;
  return kept?.origin === toText(origin) ? kept.values : null;
}

export function dropDraft(): void {
  writeStored(KEY, null, 'sessionStorage');
}

function toText({ contactId = '', leadId = '' }: DealOrigin): string {
  return `${contactId} ${leadId}`;
}

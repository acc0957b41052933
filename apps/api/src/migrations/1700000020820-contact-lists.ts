import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldTexts, foldWords } from '../kernel/lists/list-search.ts';

const TITLE = `coalesce(nullif(name, ''), nullif(company, ''), nullif(email::text, ''), phone)`;
const key = (text: string) => `btrim(left(${foldWords([text])}, 120))`;
const sortKey = (text: string) => `CASE WHEN ${key(text)} = '' THEN '1' ELSE '0' || ${key(text)} END`;
const list = (value: string) =>
  `CASE WHEN ${value} = '' THEN '[]'::jsonb
     ELSE jsonb_build_array(jsonb_build_object('value', ${value}, 'label', '')) END`;
const TEXTS = [
  ...['name', 'company', 'role', 'email::text', `nullif('#' || regexp_replace(phone, '[^0-9]', '', 'g'), '#')`],
  ...['website', 'event', `array_to_string(tags, ' ')`, 'note'],
];

const UP = [
  `ALTER TABLE contacts
     ADD COLUMN phones jsonb NOT NULL DEFAULT '[]', ADD COLUMN emails jsonb NOT NULL DEFAULT '[]',
     ADD COLUMN match_keys text[] NOT NULL DEFAULT '{}'`,
  `UPDATE contacts SET phones = ${list('phone')}, emails = ${list('email::text')},
     search = left(${foldTexts(TEXTS)}, 2000), name_key = ${sortKey(TITLE)}, company_key = ${sortKey('company')},
     match_keys = array_remove(ARRAY[
       CASE WHEN email <> '' THEN 'e:' || lower(email::text) END,
       CASE WHEN phone <> '' THEN 'p:' || phone END,
       'u:' || user_id,
       CASE WHEN ${key('name')} <> '' AND ${key('company')} <> ''
         THEN 'n:' || ${key('name')} || E'\\n' || ${key('company')} END], NULL)`,
  'CREATE INDEX contacts_match_keys_idx ON contacts USING gin (match_keys)',
  `ALTER TABLE contact_imports ADD COLUMN unread_parts jsonb NOT NULL DEFAULT '[]'`,
  // Folds the stored texts again. That works on folded text, because the new rules only merge more spellings.
  ...['card_search', 'listings', 'messages'].map(
    (table) => `UPDATE ${table} SET search = ${foldTexts(['search'])} WHERE search <> ${foldTexts(['search'])}`,
  ),
];
const DOWN = [
  'ALTER TABLE contact_imports DROP COLUMN unread_parts',
  'ALTER TABLE contacts DROP COLUMN phones, DROP COLUMN emails, DROP COLUMN match_keys',
];

/**
 * Gives contacts lists of numbers and addresses, and keys to find duplicates by. Folds all stored search text as searches are
 * folded now: quotation marks, hamzas, vowel signs and nuktas no longer matter.
 */
export class ContactLists1700000020820 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

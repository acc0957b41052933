import { CONNECTOR_KINDS, type ConnectorKind, type FieldMapping } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { User } from '../identity/index.ts';

export const ConnectorKindEnum = defineEnum('ConnectorKind', CONNECTOR_KINDS, {
  description: 'The services that an address book can be connected with.',
  values: {
    automation: 'Any program that can send JSON to an address and receive webhooks.',
    hubspot: 'Contacts in HubSpot.',
    salesforce: 'Contacts in Salesforce.',
    notion: 'A database in Notion.',
    google: 'Google contacts.',
  },
});

const STATES = ['connected', 'reconnect'] as const;
const ConnectorStateEnum = defineEnum('ConnectorState', STATES, {
  description: 'Whether a connection works.',
  values: {
    connected: 'Records can come and go.',
    reconnect: 'The service has ended the permission. Connect it again to go on.',
  },
});

/** A service that somebody's address book is connected with. */
@ObjectType({ implements: Node, description: 'A service that the viewer’s address book is connected with.' })
@Entity('connectors')
@Unique('connectors_owner_id_kind_key', ['ownerId', 'kind'])
export class Connector implements Node {
  @Field(() => ID, { description: 'Pass it to `syncConnector`, `updateConnector` or `disconnectService`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'connectors_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'connectors_owner_id_fkey' })
  owner?: User;

  @Field(() => ConnectorKindEnum, { description: 'Which service it is.' })
  @Column('text')
  kind: ConnectorKind;

  /** By which the service is asked, sealed; '' where it is never asked. */
  @Column('text', { default: '' })
  credentials: string;

  /** SHA-256 of the key by which the service sends; null where it never does. */
  @Column('bytea', { name: 'key_hash', nullable: true })
  keyHash: Buffer | null;

  @Column('jsonb')
  mapping: FieldMapping;

  @Field(() => ConnectorStateEnum, { description: 'Whether records can come and go.' })
  @Column('text', { default: 'connected' })
  state: (typeof STATES)[number];

  /** By which the service knows whose account it is; '' where it doesn't say. */
  @Column('text', { name: 'account_id', default: '' })
  accountId: string;

  @Field(() => String, { description: 'Whose it is there, for people; "" where the service does not say.' })
  @Column('text', { name: 'account_name', default: '' })
  accountName: string;

  @Field(() => String, { description: 'In which database of Notion contacts are kept; "" while none is chosen.' })
  @Column('text', { name: 'database_id', default: '' })
  databaseId: string;

  @Field(() => String, { description: 'The name of that database in Notion; "" while none is chosen.' })
  @Column('text', { name: 'database_title', default: '' })
  databaseTitle: string;

  @Field(() => Boolean, { description: 'Whether changed contacts follow by themselves, once one run was started.' })
  @Column('boolean', { name: 'is_automatic', default: true })
  isAutomatic: boolean;

  /** Up to which change contacts went there, by their `updatedAt` and id; null when none has. */
  @Column('timestamp with time zone', { name: 'synced_at', precision: 3, nullable: true })
  syncedAt: Date | null;

  @Column('uuid', { name: 'synced_id', nullable: true })
  syncedId: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a record last came or went; null when none has.' })
  @Column('timestamp with time zone', { name: 'last_sync_at', precision: 3, nullable: true })
  lastSyncAt: Date | null;

  @Field(() => String, { description: 'Why the last record failed, for people; "" when it did not.' })
  @InReadersLanguage()
  @Column('jsonb', { name: 'last_error', default: '""' })
  lastError: Message | '';

  @Field(() => DateTimeScalar, { description: 'When the service was connected.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

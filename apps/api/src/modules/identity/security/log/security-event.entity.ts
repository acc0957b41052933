import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sayDevice } from '../../../../kernel/device.ts';
import { defineEnum } from '../../../../kernel/graphql/enums.ts';
import { Node } from '../../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../../../kernel/lists/page.ts';
import { InReadersLanguage } from '../../../../kernel/readers-language.ts';
import { User } from '../../users/user.entity.ts';

const SecurityEventKindEnum = defineEnum('SecurityEventKind', SECURITY_EVENT_KINDS, {
  description: 'What can happen to the safety of an account.',
  values: {
    SIGNED_IN: 'A device signed in.',
    SESSIONS_ENDED: 'One or more sessions were ended.',
    PASSWORD_CHANGED: 'The password was changed by the signed-in person.',
    PASSWORD_RESET: 'A new password was set by a mailed link.',
    EMAIL_CHANGED: 'The address for signing in was changed.',
    EMAIL_CHANGE_UNDONE: 'The former address was brought back by a mailed link.',
    PASSKEY_ADDED: 'A passkey was added.',
    PASSKEY_REMOVED: 'A passkey was removed.',
    AUTHENTICATOR_ADDED: 'An authenticator app was turned on.',
    AUTHENTICATOR_REMOVED: 'The authenticator app was turned off.',
    RECOVERY_CODES_CREATED: 'New recovery codes were made.',
    RECOVERY_CODE_USED: 'Somebody signed in with a recovery code.',
    TOKEN_CREATED: 'A token for programs was made.',
    TOKEN_REVOKED: 'A token for programs was revoked.',
    APP_CONNECTED: 'An app was allowed to act for the person.',
    APP_DISCONNECTED: 'An app may no longer act for the person.',
    WEBHOOK_CREATED: 'A webhook was made.',
    WEBHOOK_CHANGED: 'A webhook was changed.',
    WEBHOOK_DELETED: 'A webhook was deleted.',
    APP_REGISTERED: 'An app was registered.',
    APP_SECRET_CHANGED: 'An app got a new secret.',
    SERVICE_CONNECTED: 'A service such as a CRM was connected.',
    INBOUND_KEY_CREATED: 'A key for an automation that sends contacts was created.',
    PUSH_ADDED: 'Push notifications were turned on for a device.',
    TEAM_ADMIN_INVITED: 'The person invited an admin to their team.',
    TEAM_ADMIN_ADDED: 'The person made a member of their team an admin.',
    PAYOUTS_STARTED: 'An account for payouts was opened.',
    ACCOUNT_EXPORTED: 'Everything in the account was downloaded.',
    SECOND_FACTOR_DEMANDED: 'A team asked its members for a second factor.',
  },
});

/** What happened to the safety of an account; written in the transaction that does it, and never changed. */
@ObjectType({ implements: Node, description: "What happened to the safety of the viewer's account." })
@Entity('security_events')
@Index('security_events_user_id_created_at_idx', ['userId', 'createdAt', 'id'])
export class SecurityEvent implements Node {
  @Field(() => ID, { description: 'Differs for each event; use it as a key in lists.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'security_events_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'security_events_user_id_fkey' })
  user?: User;

  @Field(() => SecurityEventKindEnum, { description: 'What happened.' })
  @Column('text')
  kind: SecurityEventKind;

  @Field(() => String, { description: "To what: a name or an address; '' when there is no more to say." })
  @Column('text', { default: '' })
  subject: string;

  @Field(() => String, { description: "Browser and system that did it; '' when no device did." })
  @InReadersLanguage(sayDevice)
  @Column('text', { default: '' })
  device: string;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

export const SecurityEventConnection = defineConnection(SecurityEvent);

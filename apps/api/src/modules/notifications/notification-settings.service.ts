import { AppError, NOTIFICATION_EMAILS, NOTIFICATION_KINDS, type NotificationKind } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { User, updateViewer } from '../identity/index.ts';
import type { UpdateNotificationSettingsInput } from './notification.inputs.ts';
import { NotificationChoices, type NotificationSetting } from './notification-settings.entity.ts';

/** How the person wants to be notified of each kind. */
export async function listNotificationSettings(
  { db, env }: Pick<Context, 'db' | 'env'>,
  user: User,
): Promise<NotificationSetting[]> {
  const choices = await db.manager.findOneBy(NotificationChoices, { ownerId: user.id });
  // Where nobody takes payments, nobody is notified of one.
  const kinds = NOTIFICATION_KINDS.filter((kind) => kind !== 'PAYMENT' || env.billing !== 'none');
  return kinds.map((kind) => toSetting(kind, user, choices));
}

function toSetting(kind: NotificationKind, user: User, choices: NotificationChoices | null): NotificationSetting {
  const setting = NOTIFICATION_EMAILS[kind];
  return {
    kind,
    inApp: !choices?.hiddenKinds.includes(kind),
    push: !choices?.silentKinds.includes(kind),
    email: setting && user[setting],
  };
}

/** Changes what is given, and gives the kind's setting as it is then. BAD_USER_INPUT for mail of a kind of which none is sent. */
export async function updateNotificationSettings(
  context: Context,
  viewer: Viewer,
  { kind, inApp, push, email }: UpdateNotificationSettingsInput,
): Promise<NotificationSetting> {
  const setting = NOTIFICATION_EMAILS[kind];
  if (typeof email === 'boolean') {
    if (!setting)
      throw new AppError('BAD_USER_INPUT', msg('These notifications aren’t sent by email.'), {
        email: msg('These notifications aren’t sent by email.'),
      });
    await updateViewer(context, viewer, { [setting]: email });
  }
  if (typeof inApp === 'boolean') await choose(context, viewer, { column: 'hidden_kinds', kind, isOn: inApp });
  if (typeof push === 'boolean') await choose(context, viewer, { column: 'silent_kinds', kind, isOn: push });
  const { manager } = context.db;
  const user = await manager.findOneByOrFail(User, { id: viewer.id });
  return toSetting(kind, user, await manager.findOneBy(NotificationChoices, { ownerId: viewer.id }));
}

/** Whether push notifications say what messages and reminders say. */
export async function showsPushText({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<boolean> {
  return (await db.manager.findOneBy(NotificationChoices, { ownerId: viewer.id }))?.showsText ?? true;
}

export async function setPushText({ db }: Context, viewer: Viewer, showsText: boolean): Promise<void> {
  await db.manager.upsert(NotificationChoices, { ownerId: viewer.id, showsText }, ['ownerId']);
}

/** A column names the kinds that are off. */
async function choose(
  { db }: Context,
  viewer: Viewer,
  { column, kind, isOn }: { column: 'hidden_kinds' | 'silent_kinds'; kind: NotificationKind; isOn: boolean },
): Promise<void> {
  const others = `array_remove(s.${column}, $2::text)`;
  await db.query(
    isOn
      ? `UPDATE notification_settings s SET ${column} = ${others} WHERE owner_id = $1`
      : `INSERT INTO notification_settings AS s (owner_id, ${column}) VALUES ($1, ARRAY[$2::text])
         ON CONFLICT (owner_id) DO UPDATE SET ${column} = array_append(${others}, $2::text)`,
    [viewer.id, kind],
  );
}

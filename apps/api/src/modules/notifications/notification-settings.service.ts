import { AppError, NOTIFICATION_EMAILS, NOTIFICATION_KINDS } from '@tessera/domain';
import type { Context, Viewer } from '../../composition/context.ts';
import { User } from '../users/user.entity.ts';
import { updateViewer } from '../users/viewer.service.ts';
import type { UpdateNotificationSettingsInput } from './notification.inputs.ts';
import { NotificationChoices, type NotificationSetting } from './notification-settings.entity.ts';

/** How the person wants to be notified of each kind. */
export async function listNotificationSettings(
  { db }: Pick<Context, 'db'>,
  user: User,
): Promise<NotificationSetting[]> {
  const choices = await db.manager.findOneBy(NotificationChoices, { ownerId: user.id });
  return NOTIFICATION_KINDS.map((kind) => {
    const setting = NOTIFICATION_EMAILS[kind];
    return { kind, inApp: !choices?.hiddenKinds.includes(kind), email: setting && user[setting] };
  });
}

/** Changes what is given, and gives the kind's setting as it is then. BAD_USER_INPUT for mail of a kind of which none is sent. */
export async function updateNotificationSettings(
  context: Context,
  viewer: Viewer,
  { kind, inApp, email }: UpdateNotificationSettingsInput,
): Promise<NotificationSetting> {
  const setting = NOTIFICATION_EMAILS[kind];
  if (typeof email === 'boolean') {
    if (!setting)
      throw new AppError('BAD_USER_INPUT', 'No mail is sent of this.', { email: 'No mail is sent of this.' });
    await updateViewer(context, viewer, { [setting]: email });
  }
  if (typeof inApp === 'boolean') await context.db.query(inApp ? SHOW : HIDE, [viewer.id, kind]);
  const user = await context.db.manager.findOneByOrFail(User, { id: viewer.id });
  const settings = await listNotificationSettings(context, user);
  return settings.find((one) => one.kind === kind) as NotificationSetting;
}

const SHOW = 'UPDATE notification_settings SET hidden_kinds = array_remove(hidden_kinds, $2) WHERE owner_id = $1';
const HIDE = `INSERT INTO notification_settings AS s (owner_id, hidden_kinds) VALUES ($1, ARRAY[$2::text])
  ON CONFLICT (owner_id) DO UPDATE SET hidden_kinds = array_append(array_remove(s.hidden_kinds, $2::text), $2::text)`;

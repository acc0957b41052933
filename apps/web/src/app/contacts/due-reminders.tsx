import { useDueRemindersQuery } from '@tessera/client';
import { contactTitle, formatPhone } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Link } from 'react-router-dom';
import { useNow } from '../../locale/use-now.ts';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { ReminderRow } from './reminder-row.tsx';

const TICK_MS = 30_000;

/** Above the address book: the contacts to get in touch with now. Nothing while none is due or known. */
export function DueReminders() {
  const { data, error, refetch } = useDueRemindersQuery({ fetchPolicy: 'cache-and-network' });
  const now = useNow(TICK_MS);
  const open = data?.viewer?.openReminders.edges.map(({ node }) => node) ?? [];
  const due = open.filter(({ dueAt, doneAt }) => doneAt === null && Date.parse(dueAt) <= now);
  if (!data && error) {
    return (
      <p className="mb-7 text-sm text-ink-2">
        <RetryLine text={t('Couldn’t load your reminders.')} error={error} refetch={refetch} />
      </p>
    );
  }
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="due" className="mb-7 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id="due" className="mb-3">
        {t('Get in touch')}
      </h2>
      <ul className="grid gap-3 overflow-x-clip">
        {due.map(({ contact, ...reminder }) => (
          <ReminderRow key={reminder.id} reminder={reminder} onChanged={() => void refetch().catch(() => {})}>
            <Link to={paths.contactDetails(contact.id)} dir="auto" className={LONE_LINK}>
              {contactTitle({ ...contact, phone: formatPhone(contact.phone) })}
            </Link>
          </ReminderRow>
        ))}
      </ul>
    </section>
  );
}

import { type ConnectorChoicesQuery, type ConnectorLineFragment, useChooseDatabaseMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { EmptyState, SelectField, useToast } from '@tessera/ui';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';

interface DatabaseChoiceProps {
  connector: ConnectorLineFragment;
  databases: NonNullable<ConnectorChoicesQuery['connectorChoices']['databases']>;
  onChosen: () => void;
}

/** The database that keeps the contacts. */
export function DatabaseChoice({ connector: { id, databaseId }, databases, onChosen }: DatabaseChoiceProps) {
  const [choose, { loading: isBusy }] = useChooseDatabaseMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const change = (chosen: string) =>
    attempt(async () => {
      await choose({ variables: { input: { id, databaseId: chosen } } });
      toast(t('Database chosen'));
      onChosen();
    });
  return (
    <section aria-labelledby="database" className="grid justify-items-start gap-4">
      <h2 id="database">{t('Database')}</h2>
      {databases.length === 0 ? (
        <EmptyState title={t('No database is shared with Tessera.')}>
          {t(
            'In Notion, open the database, choose Connections in its menu, and add Tessera. Then load this page again.',
          )}
        </EmptyState>
      ) : (
        <SelectField
          label={t('Contacts are kept in')}
          className="w-full max-w-sm"
          disabled={isBusy}
          value={databases.some((one) => one.id === databaseId) ? databaseId : ''}
          hint={isBusy ? t('Reading its properties…') : undefined}
          onChange={({ target }) => void change(target.value)}
        >
          <option value="" disabled>
            {t('Choose one')}
          </option>
          {databases.map((database) => (
            <option key={database.id} value={database.id}>
              {database.title}
            </option>
          ))}
        </SelectField>
      )}
    </section>
  );
}
